import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage, readStorageEnv } from '@athenaeum/bff/files';
import { serviceViewer } from '@athenaeum/kit';
import { createTestWorld, type TestWorld, viewerOf } from '@athenaeum/kit/testing';
import { journalOf, noteFact } from '@athenaeum/kit/journal';
import { subgraph as opportunities } from '@athenaeum/opportunities-subgraph';
import { subgraph as users } from '@athenaeum/users-subgraph';
import mongoose, { mongo } from 'mongoose';
import { makeBackup } from './makeBackup';
import { reinstate } from './reinstate';
import type { Product } from './product';
import { restoreDatabase } from './restoreDatabase';

jest.setTimeout(120_000);

const uri = process.env.TEST_MONGODB_URI!;
const GRACE = viewerOf('grace', 'member', 'admin');
const DAY = 86_400_000;

let folder: string;
let client: mongo.MongoClient;
let world: TestWorld;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'athenaeum-reinstate-'));
  client = await new mongo.MongoClient(uri).connect();
  world = await createTestWorld({ ...users, models: [...users.models, ...opportunities.models] });
  const dataDir = join(folder, 'data');
  const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR: dataDir });
  product = { uri, client, database: mongoose.connection.name, storage, dataDir };
});
afterAll(async () => {
  await client.db(`${product.database}_forgotten`).dropDatabase();
  await world.close();
  await client.close();
  rmSync(folder, { recursive: true });
});

const rows = (name: string) =>
  mongoose.connection.collection<{ _id: string; [field: string]: unknown }>(name);

/** The backup of a moment ago, with what happened since in the journal alone. */
async function restored(happens: () => Promise<unknown>): Promise<number> {
  const backup = join(folder, randomUUID());
  const manifest = await makeBackup(product, backup);
  await happens();
  await restoreDatabase(product, backup, manifest);
  return reinstate(product, manifest.made_at);
}

beforeEach(async () => {
  await journalOf(client, product.database).deleteMany({});
  for (const { collection } of [...users.models, ...opportunities.models])
    await mongoose.connection.collection(collection.name).deleteMany({});
  await rows('users').insertOne({
    _id: 'amara',
    email: 'amara@example.test',
    first_name: 'Amara',
    last_name: 'Osei',
    slug: 'amara-osei',
    relationship_type: 'Member',
    isAdmin: true,
    disabled: false,
    staff_roles: [],
    anonymised_at: null,
    created_at: 1,
  });
});

it('brings back no role that was taken away since, and takes none that was given', async () => {
  await rows('users').insertOne({
    ...(await rows('users').findOne({}))!,
    _id: 'grace',
    slug: 'g',
    email: 'g@x.test',
  });

  const count = await restored(async () => {
    const { updateMember } = await world.run<{ updateMember: { ok: boolean } }>(
      GRACE,
      `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { ok code message } }`,
      {
        input: {
          id: 'amara',
          reason: 'Left the team',
          version: 0,
          standing: { isAdmin: false, staff_roles: ['editor'] },
        },
      },
    );
    expect(updateMember).toMatchObject({ ok: true });
  });

  expect(count).toBe(2);
  expect(await rows('users').findOne({ _id: 'amara' })).toMatchObject({
    isAdmin: false,
    staff_roles: ['editor'],
  });
  expect(await rows('users').findOne({ _id: 'grace' })).toMatchObject({ isAdmin: true, staff_roles: [] });
});

it('brings back no password that was changed since, nor a link that was used', async () => {
  const hash = 'h'.repeat(43);
  await rows('credentials').insertOne({ _id: 'amara', password_hash: 'old', changed_at: 1 });
  await rows('credentials').insertOne({ _id: 'bo', password_hash: 'his', changed_at: 1 });
  const link = { purpose: 'reset', user_id: 'amara', used_at: null, expires_at: new Date(Date.now() + DAY) };
  await rows('password_tokens').insertOne({ _id: hash, ...link });

  await restored(async () => {
    const { resetPassword } = await world.run<{ resetPassword: object }>(
      serviceViewer,
      `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok code message } }`,
      { input: { token_hash: hash, password: 'Another-horse-9!' } },
    );
    expect(resetPassword).toMatchObject({ ok: true, code: null, message: null });
  });

  expect(await rows('credentials').find().toArray()).toMatchObject([{ _id: 'bo' }]);
  expect(await rows('password_tokens').countDocuments()).toBe(0);
});

it('keeps an agreement that was accepted since', async () => {
  await rows('agreements').insertOne({ _id: 'v2', update_date: 1, parts: null });

  await restored(async () => {
    const { updateUser } = await world.run<{ updateUser: object }>(
      viewerOf('amara'),
      `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok code message } }`,
      { input: { latest_signed_agreement: 1 } },
    );
    expect(updateUser).toMatchObject({ ok: true });
  });

  expect(await rows('consents').find().toArray()).toMatchObject([
    { user_id: 'amara', kind: 'member_agreement', subject_id: 'v2' },
  ]);
  expect(await rows('users').findOne({ _id: 'amara' })).toMatchObject({
    latest_signed_agreement: 1,
    portal_nda_agreement_date: expect.any(Number),
  });
});

it('keeps what was said about mail since: ended, and wanted again', async () => {
  await rows('mail_suppressions').insertOne({ _id: 'reminders.again', at: new Date() });

  await restored(async () => {
    const wish = { kind: 'suppression', user_id: null } as const;
    await noteFact(null, { ...wish, subject: 'reminders.ended', value: { isWanted: false } });
    await noteFact(null, { ...wish, subject: 'reminders.again', value: { isWanted: true } });
  });

  expect((await rows('mail_suppressions').find().toArray()).map(({ _id }) => _id)).toEqual([
    'reminders.ended',
  ]);
});

it('sends no news that a member ended since, whether the filter stays or is gone', async () => {
  const filter = {
    user_id: 'amara',
    name: 'All',
    types: [],
    industries: [],
    hubs: [],
    words: '',
    created_at: 1,
  };
  for (const [place, _id] of ['kept', 'removed', 'other'].entries())
    await rows('saved_filters').insertOne({ ...filter, _id, place, alerts: true });
  const ask = async (query: string, input: object) => {
    const viewer = viewerOf('amara');
    const { data } = await opportunities.execute(
      { query, variables: { input } },
      { viewer, requestId: 'test' },
    );
    expect(Object.values(data!)).toMatchObject([{ ok: true }]);
  };

  await restored(async () => {
    const said = { id: 'kept', name: 'All', words: 'board', alerts: false };
    await ask('mutation ($input: SaveFilterInput!) { saveFilter(input: $input) { ok } }', said);
    await ask('mutation ($input: RemoveFilterInput!) { removeFilter(input: $input) { ok } }', {
      id: 'removed',
    });
  });

  const left = await rows('saved_filters').find().sort({ place: 1 }).toArray();
  expect(left.map(({ _id, alerts }) => [_id, alerts])).toEqual([
    ['kept', false],
    ['removed', false],
    ['other', true],
  ]);
});

it('leaves what was decided before the backup as the backup has it', async () => {
  await noteFact(null, {
    kind: 'standing',
    subject: 'amara isAdmin',
    user_id: 'amara',
    value: { isAdmin: false },
  });
  await journalOf(client, product.database).updateMany({}, { $set: { at: new Date(Date.now() - DAY) } });

  expect(await restored(() => Promise.resolve())).toBe(0);

  expect(await rows('users').findOne({ _id: 'amara' })).toMatchObject({ isAdmin: true });
});

it('brings back no passkey and no authenticator app that was removed since, and keeps the others', async () => {
  await rows('passkeys').insertMany([
    { _id: 'lost', user_id: 'amara' },
    { _id: 'kept', user_id: 'amara' },
  ] as never[]);
  // As above.
  await rows('second_factors').insertMany([{ _id: 'amara' }, { _id: 'bo' }] as never[]);
  await restored(async () => {
    const removed = { kind: 'factor', user_id: 'amara' } as const;
    await noteFact(null, { ...removed, subject: 'passkey lost', value: { removed: 'passkey' } });
    await noteFact(null, { ...removed, subject: 'app amara', value: { removed: 'app' } });
  });

  expect(await rows('passkeys').distinct('_id')).toEqual(['kept']);
  expect(await rows('second_factors').distinct('_id')).toEqual(['bo']);
});
