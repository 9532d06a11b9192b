import { randomUUID } from 'node:crypto';
import { expand, rowsOf, takeLease, type Migration, type MigrationPlace } from '@athenaeum/kit/migrations';
import { people, splitNames, type Person } from '@athenaeum/kit/migrations/testing';
import { mongo } from 'mongoose';
import { rehearse } from './rehearse';
import { rehearsalLines } from './reports';

const COUNT = 50;
const batchSize = 20;

let client: mongo.MongoClient;
let place: MigrationPlace;
beforeAll(async () => void (client = await new mongo.MongoClient(process.env.TEST_MONGODB_URI!).connect()));
afterAll(() => client.close());
beforeEach(async () => {
  const db = client.db(`test_${randomUUID().slice(0, 12)}`);
  place = { client, db, subgraph: 'sample', by: 'Ada' };
  await stored().insertMany(people(COUNT));
  await stored().createIndex({ name: 1 });
});
afterEach(async () => {
  await place.db.dropDatabase();
  await copies().dropDatabase();
});

const stored = () => place.db.collection<Person>('people');
const copies = () => client.db(`${place.db.databaseName}_rehearsal`);
const isLeft = async () => {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  return databases.some(({ name }) => name === copies().databaseName);
};

it('says how much there is to do, how long it takes and what it holds, and that back restores all of it', async () => {
  const rehearsal = await rehearse(place, splitNames, { batchSize });

  expect(rehearsal).toMatchObject({
    documents: COUNT,
    old: COUNT,
    fresh: 0,
    expand: { documents: COUNT, batches: 3, ms: expect.any(Number), longestMs: expect.any(Number) },
    back: { documents: COUNT, batches: 3 },
    contract: { documents: COUNT, batches: 3 },
    differences: { documents: COUNT, different: 0 },
  });
  const lines = rehearsalLines({ subgraph: 'sample', migration: splitNames }, rehearsal);
  expect(lines[0]).toBe('sample 0001-split-names: 50 of 50 documents of people need it');
  expect(lines[1]).toMatch(
    /^ {2}expand {4}50 documents in \d+\.\d s, \d+ a second; the longest of 3 batches held its documents for \d+ ms$/,
  );
  expect(lines[4]).toBe('  back restored all 50 documents byte for byte.');
});

it('changes nothing of the product, and leaves nothing behind', async () => {
  const before = await stored().find().sort({ _id: 1 }).toArray();

  await rehearse(place, splitNames, { batchSize });

  expect(await stored().find().sort({ _id: 1 }).toArray()).toEqual(before);
  expect(await rowsOf(place).countDocuments()).toBe(0);
  expect(await isLeft()).toBe(false);
});

it('names documents that back does not restore', async () => {
  const careless: Migration = {
    ...splitNames,
    back: {
      ...splitNames.back,
      change: ({ _id, name }) =>
        _id === 'person-0003'
          ? { $set: { name: String(name).toUpperCase() }, $unset: { first: '', last: '' } }
          : { $unset: { first: '', last: '' } },
    },
  };

  const rehearsal = await rehearse(place, careless, { batchSize });

  expect(rehearsal.differences).toEqual({ documents: COUNT, different: 1, ids: ['person-0003'] });
  expect(rehearsalLines({ subgraph: 'sample', migration: careless }, rehearsal).at(-1)).toBe(
    '  back did not restore 1 document, such as person-0003.',
  );
});

it('counts what newer code has written already, which back brings to the old form too', async () => {
  await stored().insertOne({ _id: 'by-new-code', first: 'Grace', last: 'Hopper' });
  await expand(place, splitNames);
  await stored().insertOne({ _id: 'by-old-code', name: 'Mary Jackson' });

  const rehearsal = await rehearse(place, splitNames, { batchSize });

  expect(rehearsal).toMatchObject({
    documents: COUNT + 2,
    old: 1,
    fresh: COUNT + 1,
    differences: { different: 0 },
  });
});

it('of a collection that is not there finds nothing to do', async () => {
  await stored().drop();

  expect(await rehearse(place, splitNames)).toMatchObject({
    documents: 0,
    old: 0,
    differences: { documents: 0 },
  });
  expect(await isLeft()).toBe(false);
});

it('leaves nothing behind when a step goes wrong', async () => {
  const broken: Migration = {
    ...splitNames,
    expand: {
      ...splitNames.expand,
      change: () => {
        throw new Error('a document that nobody thought of');
      },
    },
  };

  await expect(rehearse(place, broken)).rejects.toThrow('a document that nobody thought of');
  expect(await isLeft()).toBe(false);
});

it('runs one at a time, and removes what a killed one has left', async () => {
  const other = { ...place, db: copies(), subgraph: 'rehearsal' };
  await copies().collection<Person>('people_before').insertOne({ _id: 'left', name: 'Left Behind' });
  const lease = (await takeLease(other, 'rehearsal', ['pending'], 60_000))!;

  await expect(rehearse(place, splitNames)).rejects.toThrow(/Another rehearsal is running/);
  await rowsOf(other).updateOne({ _id: 'rehearsal' }, { $set: { lease_until: 0 } });
  const rehearsal = await rehearse(place, splitNames, { batchSize });
  await lease.release();

  expect(rehearsal.differences).toMatchObject({ documents: COUNT, different: 0 });
  expect(await isLeft()).toBe(false);
});
