import { randomUUID } from 'node:crypto';
import type { Migration } from '@athenaeum/kit/migrations';
import { people, splitNames, type Person } from '@athenaeum/kit/migrations/testing';
import { mongo } from 'mongoose';
import { migrate } from './migrate';
import { migrateArguments } from './migrateArguments';

const MONGODB_URI = process.env.TEST_MONGODB_URI!;

let client: mongo.MongoClient;
let db: mongo.Db;
beforeAll(async () => void (client = await new mongo.MongoClient(MONGODB_URI).connect()));
afterAll(() => client.close());
beforeEach(async () => {
  db = client.db(`test_${randomUUID().slice(0, 12)}`);
  await db.collection<Person>('people').insertMany(people(3));
});
afterEach(() => db.dropDatabase());

/** What `npm run migrate -- <command>` says, with this migration in a subgraph. */
async function said(command: string, migration: Migration = splitNames): Promise<string> {
  const lines: string[] = [];
  await migrate(migrateArguments(command.split(' ')), {
    subgraphs: [
      { name: 'users', migrations: [] },
      { name: 'coaching', migrations: [migration] },
    ],
    place: { client, db, by: 'Ada' },
    say: (line) => void lines.push(line),
  });
  return lines.join('\n');
}

it('says how far each migration is, from pending to contracted, and who ran it', async () => {
  const steps = [
    await said('status'),
    await said('rehearse coaching'),
    await said('expand'),
    await said('contract coaching 0001 --no-live-version-needs-it', { ...splitNames, reads: 'new' }),
    await said('rehearse'),
  ];

  expect(steps).toEqual([
    expect.stringMatching(
      /^coaching 0001-split-names: pending\n {2}Stores first and last names of people\.$/,
    ),
    expect.stringMatching(/3 of 3 documents of people need it[^]*restored all 3 documents byte for byte\.$/),
    expect.stringMatching(
      /: expanded\n[^]*expand {4}3 documents in 1 batch by Ada, begun .*Z, finished .*Z$/,
    ),
    expect.stringMatching(/: contracted\n[^]*contract {2}3 documents in 1 batch by Ada/),
    expect.stringMatching(/: contracted\n/),
  ]);
  expect(await db.collection('people').countDocuments({ name: { $exists: true } })).toBe(0);
});

it('goes back, and refuses a contract that nobody vouches for', async () => {
  await said('expand');
  await expect(said('contract coaching 0001')).rejects.toThrow(/no live version needs the old form/);

  expect(await said('back coaching 0001')).toMatch(/: pending\n[^]*back {6}3 documents in 1 batch by Ada/);
  expect(await db.collection('people').countDocuments({ first: { $exists: true } })).toBe(0);
});

it('fails a rehearsal after which a document is not what it was, and says where there is nothing', async () => {
  const careless: Migration = {
    ...splitNames,
    back: { ...splitNames.back, change: () => ({ $unset: { first: '', last: '', age: '' } }) },
  };

  await expect(said('rehearse', careless)).rejects.toThrow(
    /back did not restore 3 documents, such as person-0000/,
  );
  expect(await said('status users')).toBe('There are no migrations.');
});
