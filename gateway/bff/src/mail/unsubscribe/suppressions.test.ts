import { journalOf, type StoredFact } from '@athenaeum/kit/journal';
import { openTestDatabase, type TestDatabase } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { MailSuppression } from './mailSuppression.model';
import { reinstateSuppressions } from './reinstate';
import { createSuppressions } from './suppressions';

const ADDRESS = 'amara@example.test';
const suppressions = createSuppressions({
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_ORIGIN: 'https://members.example',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase([MailSuppression]);
});
afterAll(async () => {
  await journal().deleteMany({});
  await database.close();
});

const journal = () => journalOf(mongoose.connection.getClient(), database.name);
/** What the database has from before, with what the journal says since. */
async function restore(): Promise<void> {
  for (const fact of (await journal().find().toArray()) as StoredFact[]) await reinstateSuppressions(fact);
}

it('outlives a restore: mail that was ended stays so, by link or by switch, and names nobody', async () => {
  await suppressions.stop('reminders', ADDRESS);
  await MailSuppression.deleteMany({});

  await restore();

  expect(await suppressions.has('reminders', ADDRESS)).toBe(true);
  expect(JSON.stringify(await journal().find().toArray())).not.toContain('amara');
});

it('outlives a restore: mail that is wanted again comes again', async () => {
  await suppressions.stop('reminders', ADDRESS);
  const before = await MailSuppression.find().lean();
  await suppressions.lift('reminders', ADDRESS);
  await MailSuppression.insertMany(before);

  await restore();

  expect(await suppressions.has('reminders', ADDRESS)).toBe(false);
});
