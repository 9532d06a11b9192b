import mongoose from 'mongoose';
import { rmSync } from 'node:fs';
import { startDatabase, type RunningDatabase } from '../src';
import { temporaryFolder } from './openDatabase';

const dataDir = temporaryFolder();
let database: RunningDatabase;
let connection: mongoose.Connection;

beforeAll(async () => {
  database = await startDatabase({ port: 0, dataDir });
  connection = await mongoose.createConnection(database.uri, { dbName: 'portal' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const memberSchema = new mongoose.Schema(
  {
    name: { type: String, required: true },
    email: { type: String, unique: true },
    friends: [{ type: mongoose.Schema.Types.ObjectId, ref: 'Member' }],
    logins: { type: Number, default: 0 },
  },
  { timestamps: true, optimisticConcurrency: true },
);

it('serves models: indexes, references, versions, cursors and transactions', async () => {
  const Member = connection.model('Member', memberSchema);
  await Member.init();
  const ada = await Member.create({ name: 'Ada', email: 'ada@example.org' });
  const grace = await Member.create({ name: 'Grace', email: 'grace@example.org', friends: [ada._id] });

  const populated = await Member.findOne({ name: 'Grace' }).populate<{ friends: { name: string }[] }>(
    'friends',
  );
  expect(populated!.friends.map(({ name }) => name)).toEqual(['Ada']);
  await expect(Member.create({ name: 'Other', email: 'ada@example.org' })).rejects.toMatchObject({
    code: 11000,
  });

  const stale = (await Member.findById(grace._id))!;
  grace.logins = 1;
  await grace.save();
  stale.logins = 5;
  await expect(stale.save()).rejects.toThrow(mongoose.Error.VersionError);

  await connection.transaction(async (session) => {
    await Member.create([{ name: 'Mary', email: 'mary@example.org' }], { session });
  });
  const names: string[] = [];
  for await (const member of Member.find().sort('name').cursor({ batchSize: 1 })) names.push(member.name);
  expect(names).toEqual(['Ada', 'Grace', 'Mary']);
});
