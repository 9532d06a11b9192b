import { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_PASSWORD, demoId, insertDemo } from '@athenaeum/kit/demo';
import { StoredFile } from '@athenaeum/kit/files';
import { Account } from '../modules/account/account.model';
import { Agreement } from '../modules/agreement/agreement.model';
import { Connection } from '../modules/connection/connection.model';
import { Credential } from '../modules/credential/credential.model';
import { hashPassword } from '../modules/credential/passwordHash';
import { EmailRequest } from '../modules/emailChange/emailRequest.model';
import { fold } from '../modules/user/findable';
import { User } from '../modules/user/user.model';
import { agreementRows } from './agreements';
import { connectionRows } from './connectionRows';
import { documentFileRows } from './documents';
import { lapsedRow, memberRows } from './memberRows';
import { prospectRows } from './prospectRows';
import { emailRequestRows, withDeletion } from './staffRequests';
import { toRow } from './toRow';

export { demoDocuments } from './documents';
export { seedLargeUsers } from './large';

/** Members, prospects, companies, their connections and their requests to staff; a second call changes nothing. */
export async function seedUsers(now: number): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not for production');
  const members = withDeletion(memberRows(now), now);
  const people = [...members, ...prospectRows(now), lapsedRow(now)];
  // People come last, so that they prove the rest is there.
  if (await User.exists({ _id: people.at(-1)!._id })) return;
  await insertDemo(Agreement, agreementRows(now));
  await insertDemo(Account, accountRows(now));
  await insertDemo(Connection, connectionRows(now));
  await insertDemo(StoredFile, documentFileRows(people, now));
  await insertDemo(EmailRequest, emailRequestRows(now));
  await insertDemo(Credential, await credentialRows(now));
  await insertDemo(User, people.map(toRow));
}

const accountRows = (now: number) =>
  DEMO_COMPANIES.map((title) => ({
    _id: demoId('account', fold(title)),
    title,
    key: fold(title),
    created_at: now,
    hidden: false,
    updated_at: null,
  }));

/** One hash for all of them: hashing is slow on purpose. */
async function credentialRows(now: number) {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  return Object.values(DEMO_ACCOUNTS).map(({ id }) => ({ _id: id, password_hash, changed_at: now }));
}
