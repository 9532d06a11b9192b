import { randomUUID } from 'node:crypto';
import type { Viewer } from '@athenaeum/kit';
import { viewerOf } from '@athenaeum/kit/testing';
import { Agreement, type AgreementRow } from '../modules/agreement/agreement.model';
import { Connection, type ConnectionRow } from '../modules/connection/connection.model';
import { Credential } from '../modules/credential/credential.model';
import { hashPassword } from '../modules/credential/passwordHash';
import { rowOf, User, type UserRow } from '../modules/user/user.model';

/** A member who has accepted the agreement; fields may be overridden. */
export async function aUser(given: Partial<UserRow> = {}): Promise<UserRow> {
  const key = randomUUID().slice(0, 8);
  const user = new User({
    slug: `member-${key}`,
    email: `member-${key}@example.org`,
    first_name: 'Ngozi',
    last_name: 'Eze',
    relationship_type: 'Member',
    portal_nda_agreement_date: Date.now(),
    created_at: Date.now(),
    ...given,
  });
  await user.save();
  return rowOf(user);
}

/** A new member, as the viewer. */
export const aMember = async (given: Partial<UserRow> = {}): Promise<Viewer & { id: string }> => {
  const { _id } = await aUser(given);
  return { ...viewerOf(_id), id: _id };
};

export async function anAgreement(update_date: number): Promise<AgreementRow> {
  return (await Agreement.create({ update_date })).toObject();
}

/** Accepted by default. */
export async function aConnection(
  request_user_id: string,
  user_id: string,
  given: Partial<ConnectionRow> = {},
): Promise<ConnectionRow> {
  const now = Date.now();
  const row = new Connection({
    request_user_id,
    user_id,
    status: 'ACCEPTED',
    created_at: now,
    updated_at: now,
    ...given,
  });
  await row.save();
  return row.toObject();
}

export async function givePassword(userId: string, password: string): Promise<void> {
  await Credential.create({
    _id: userId,
    password_hash: await hashPassword(password),
    changed_at: Date.now(),
  });
}
