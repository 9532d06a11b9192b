import { journalOf } from '@athenaeum/kit/journal';
import { openTestDatabase, type TestDatabase } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createPasskeys } from '../passkeys/passkeys';
import { Passkey } from '../passkeys/passkey.model';
import { reinstateFactors } from './reinstate';
import { SecondFactor } from './secondFactor.model';
import { createSecondFactors } from './secondFactors';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase([Passkey, SecondFactor]);
});
afterAll(async () => {
  await mongoose.connection.getClient().db(`${database.name}_forgotten`).dropDatabase();
  await database.close();
});

const env = { PUBLIC_ORIGIN: 'https://members.example', BRAND: 'Athenaeum', SESSION_SECRET: 's'.repeat(32) };
const passkeys = createPasskeys(env);
const apps = createSecondFactors({
  env,
  limit: { take: async () => true, giveBack: async () => undefined },
});
const collection = (name: string) => mongoose.connection.collection<{ _id: string; user_id?: string }>(name);
const stand = async () => {
  await collection('passkeys').insertOne({ _id: 'lost', user_id: 'amara' });
  await collection('second_factors').insertOne({ _id: 'amara' });
};

it('a passkey and an app that were removed stay so, whatever a backup brings back', async () => {
  await stand();
  await collection('passkeys').insertOne({ _id: 'kept', user_id: 'amara' });
  await passkeys.remove('amara', 'lost');
  await apps.remove('amara');
  await stand();

  const client = mongoose.connection.getClient();
  for await (const fact of journalOf(client, database.name).find()) await reinstateFactors(fact);

  expect(await Passkey.distinct('_id')).toEqual(['kept']);
  expect(await SecondFactor.countDocuments()).toBe(0);
});

it('what could not be removed leaves nothing behind', async () => {
  await collection('passkeys').insertOne({ _id: 'ruths', user_id: 'ruth' });

  await expect(passkeys.remove('amara', 'ruths')).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const client = mongoose.connection.getClient();
  expect(await journalOf(client, database.name).countDocuments({ subject: 'passkey ruths' })).toBe(0);
});
