import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterRestore } from '@athenaeum/worker/afterRestore';
import { createStorage, readStorageEnv } from '@athenaeum/bff/files';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { noteFact } from '@athenaeum/kit/journal';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { mongo } from 'mongoose';
import { dumpedDocuments } from './collections';
import { makeBackup } from './makeBackup';
import { collectionFile } from './manifest';
import { listOfForgotten, type Product } from './product';
import { decideAgain, restoreBackup } from './restoreBackup';

const uri = process.env.TEST_MONGODB_URI!;
const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = mongo;
const { coach: LEAVING, admin: ADMIN } = DEMO_ACCOUNTS;
// A community is seeded, backed up and restored, on a machine that may be busy.
jest.setTimeout(300_000);

let folder: string;
let client: mongo.MongoClient;
const opened: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'athenaeum-backup-'));
  client = await new mongo.MongoClient(uri).connect();
});
afterAll(async () => {
  for (const name of opened) {
    await client.db(name).dropDatabase();
    await client.db(`${name}_forgotten`).dropDatabase();
  }
  await client.close();
  rmSync(folder, { recursive: true });
});

async function anEmptyProduct(): Promise<Product> {
  const database = `test_${randomUUID().slice(0, 12)}`;
  opened.push(database);
  const dataDir = join(folder, database);
  const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR: dataDir });
  return { uri, client, database, storage, dataDir };
}

const newFolder = () => join(folder, randomUUID());
const store = ({ storage }: Product, key: string, body: Buffer) =>
  storage.put(key, Readable.from([body]), { bytes: body.length, type: 'application/pdf' });
const read = async ({ storage }: Product, key: string) => {
  const found = await storage.open(key);
  return found && buffer(found);
};
const rawOf = async ({ database }: Product, name: string) => {
  const rows = await client
    .db(database)
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();
  // Read with `raw`, a row is the bytes of its document.
  return rows.map((row) => Buffer.from(row as unknown as Uint8Array).toString('base64'));
};

describe('what is restored', () => {
  it('is what was backed up: documents of every type byte by byte, indexes, files and builds', async () => {
    const product = await anEmptyProduct();
    const kinds = client.db(product.database).collection<{ _id: unknown }>('kinds');
    const values = {
      date: new Date(1_700_000_000_123),
      objectId: new ObjectId(),
      decimal: Decimal128.fromString('2400.10'),
      long: Long.fromString('9007199254740993'),
      double: new Double(1),
      int: new Int32(1),
      binary: new Binary(randomBytes(300), 4),
      expression: new BSONRegExp('^a', 'i'),
      timestamp: new Timestamp({ t: 5, i: 6 }),
      nothing: null,
      nested: [{ deep: [new Double(2), 'é', true, {}] }, []],
      $odd: { 'a.b': 1, '': 2 },
    };
    // Ids of several types, as no model has them, and more than one batch.
    await kinds.insertMany([
      { _id: new ObjectId(), ...values },
      { _id: 'text', ...values },
    ] as never[]);
    await kinds.insertMany(
      Array.from({ length: 2500 }, (_, index) => ({ _id: index, note: 'x'.repeat(index) })),
    );
    await kinds.createIndex({ date: -1, 'nested.deep': 1 }, { name: 'by date', sparse: true });
    await kinds.createIndex({ expires: 1 }, { expireAfterSeconds: 60 });
    await kinds.createIndex(
      { long: 1 },
      { unique: true, partialFilterExpression: { decimal: { $gt: Decimal128.fromString('9999') } } },
    );
    const papers = [randomBytes(200_000), Buffer.alloc(0)];
    await store(product, 'profile-docs/one.pdf', papers[0]!);
    await store(product, 'recordings/two.pdf', papers[1]!);
    const build = join(product.dataDir, 'remotes/mfe-learning/v1');
    mkdirSync(join(build, 'static'), { recursive: true });
    writeFileSync(join(build, 'static/main.js'), 'void 0;');
    const backup = newFolder();
    await makeBackup(product, backup);

    const other = await anEmptyProduct();
    const { manifest } = await restoreBackup(other, backup);

    expect(manifest.collections).toMatchObject([{ name: 'kinds', count: 2502 }]);
    expect(await rawOf(other, 'kinds')).toEqual(await rawOf(product, 'kinds'));
    expect(await client.db(other.database).collection('kinds').indexes()).toEqual(await kinds.indexes());
    expect(await read(other, 'profile-docs/one.pdf')).toEqual(papers[0]);
    expect(await read(other, 'recordings/two.pdf')).toEqual(papers[1]);
    expect(readFileSync(join(other.dataDir, 'remotes/mfe-learning/v1/static/main.js'), 'utf8')).toBe(
      'void 0;',
    );
  });

  it('is of one moment, while everything goes on being written', async () => {
    const product = await anEmptyProduct();
    const db = client.db(product.database);
    const [first, second] = [db.collection('a_first'), db.collection('z_second')];
    for (const one of [first, second]) await one.insertOne({ n: 0, bulk: Array(400).fill('x'.repeat(1000)) });
    await db.collection('m_between').insertMany(Array.from({ length: 3000 }, (_, n) => ({ n })));
    let isBackingUp = true;
    const writing = (async () => {
      while (isBackingUp)
        await client.withSession((session) =>
          session.withTransaction(async () => {
            for (const one of [first, second]) await one.updateOne({}, { $inc: { n: 1 } }, { session });
          }),
        );
    })();
    const backup = newFolder();

    await makeBackup(product, backup).finally(() => (isBackingUp = false));
    await writing;

    const numberIn = async (name: string) => {
      for await (const raw of dumpedDocuments(collectionFile(backup, name)))
        return mongo.BSON.deserialize(raw).n as number;
      return null;
    };
    expect(await numberIn('a_first')).not.toBeNull();
    expect(await numberIn('z_second')).toBe(await numberIn('a_first'));
  });

  it('replaces existing data only with the option, including unknown files', async () => {
    const product = await anEmptyProduct();
    const notes = client.db(product.database).collection<{ _id: string }>('notes');
    await notes.insertOne({ _id: 'before' });
    await store(product, 'profile-docs/before.pdf', Buffer.from('before'));
    const backup = newFolder();
    await makeBackup(product, backup);
    await notes.insertOne({ _id: 'since' });
    await client.db(product.database).collection('others').insertOne({});
    await store(product, 'profile-docs/since.pdf', Buffer.from('since'));

    await expect(restoreBackup(product, backup)).rejects.toThrow(/not empty .* --replace/);
    expect(await notes.countDocuments()).toBe(2);
    await restoreBackup(product, backup, { replace: true });

    expect(await notes.find().toArray()).toEqual([{ _id: 'before' }]);
    expect(await client.db(product.database).collection('others').countDocuments()).toBe(0);
    expect(await read(product, 'profile-docs/before.pdf')).toEqual(Buffer.from('before'));
    expect(await read(product, 'profile-docs/since.pdf')).toBeNull();
  });
});

describe('a backup that is not whole', () => {
  let product: Product;
  let backup: string;
  beforeEach(async () => {
    product = await anEmptyProduct();
    await client.db(product.database).collection('notes').insertOne({ text: 'now' });
    await store(product, 'profile-docs/one.pdf', Buffer.from('a paper'));
    backup = newFolder();
    await makeBackup(product, backup);
  });

  it.each([
    [
      'a document is other',
      () => appendFileSync(collectionFile(backup, 'notes'), ' '),
      /notes\.bson is not what/,
    ],
    [
      'a file is other',
      () => writeFileSync(join(backup, 'files/profile-docs/one.pdf'), 'A paper'),
      /one\.pdf is not/,
    ],
    ['a file is gone', () => rmSync(join(backup, 'files/profile-docs/one.pdf')), /one\.pdf is missing/],
    ['a list is other', () => writeFileSync(join(backup, 'files.ndjson'), ''), /files\.ndjson is not/],
    [
      'its manifest is other',
      () => appendFileSync(join(backup, 'manifest.json'), ' '),
      /manifest\.json .* damaged/,
    ],
    ['it was not finished', () => rmSync(join(backup, 'manifest.json')), /not finished/],
  ])('is refused when %s, and nothing is changed', async (_what, damage, message) => {
    damage();

    await expect(restoreBackup(product, backup, { replace: true })).rejects.toThrow(message);

    expect(await client.db(product.database).collection('notes').countDocuments()).toBe(1);
    expect(await read(product, 'profile-docs/one.pdf')).toEqual(Buffer.from('a paper'));
  });

  it('is never written over another', async () => {
    await expect(makeBackup(product, backup)).rejects.toThrow(/not empty: name a new folder/);
  });
});

describe('a member who left since the backup', () => {
  const onModels = async <T>({ database }: Product, work: () => Promise<T>): Promise<T> => {
    await connectDatabase(uri, { dbName: database });
    try {
      return await work();
    } finally {
      await disconnectDatabase();
    }
  };

  it('stays forgotten, and nobody is still signed in', async () => {
    const product = await anEmptyProduct();
    const db = client.db(product.database);
    const users = db.collection<{ _id: string }>('users');
    await onModels(product, () => seedDemo('users'));
    await db.collection('web_sessions').insertOne({ user_id: LEAVING.id });
    const backup = newFolder();
    await makeBackup(product, backup);
    await users.updateOne({ _id: LEAVING.id }, { $set: { deletion_due_at: Date.now() - 1 } });
    expect(await onModels(product, () => afterRestore(product.database))).toBe(1);

    const { forgotten } = await restoreBackup(product, backup, { replace: true });

    expect(forgotten).toBe(1);
    expect(await users.findOne({ _id: LEAVING.id })).toMatchObject({
      first_name: 'Former',
      email: expect.stringContaining('@deleted.invalid'),
    });
    expect(await users.countDocuments({ email: LEAVING.email })).toBe(0);
    expect(await db.collection('web_sessions').countDocuments()).toBe(0);
  });

  it('restores no role that has been revoked since', async () => {
    const product = await anEmptyProduct();
    const users = client.db(product.database).collection<{ _id: string }>('users');
    await onModels(product, () => seedDemo('users'));
    await users.updateOne({ _id: LEAVING.id }, { $set: { isAdmin: true } });
    const backup = newFolder();
    await makeBackup(product, backup);
    const taken = { kind: 'standing', user_id: LEAVING.id, value: { isAdmin: false } } as const;
    await onModels(product, () => noteFact(null, { ...taken, subject: `${LEAVING.id} isAdmin` }));

    const { reinstated } = await restoreBackup(product, backup, { replace: true });

    expect(reinstated).toBe(1);
    expect(await users.findOne({ _id: LEAVING.id })).toMatchObject({ isAdmin: false });
  });

  it('stays forgotten, without the role that was taken away, where the database was put back by other means', async () => {
    const product = await anEmptyProduct();
    const db = client.db(product.database);
    const users = db.collection<{ _id: string }>('users');
    await onModels(product, () => seedDemo('users'));
    const since = new Date().toISOString();
    const before = await users.find().toArray();
    const taken = { kind: 'standing', user_id: ADMIN.id, value: { isAdmin: false } } as const;
    await onModels(product, () => noteFact(null, { ...taken, subject: `${ADMIN.id} isAdmin` }));
    await listOfForgotten(product).insertOne({ _id: LEAVING.id, at: new Date() });
    await users.deleteMany({});
    await users.insertMany(before);
    await db.collection('web_sessions').insertOne({ user_id: LEAVING.id });

    expect(await decideAgain(product, since)).toEqual({ forgotten: 1, reinstated: 1 });

    expect(await users.findOne({ _id: ADMIN.id })).toMatchObject({ isAdmin: false });
    expect(await users.findOne({ _id: LEAVING.id })).toMatchObject({ first_name: 'Former' });
    expect(await db.collection('web_sessions').countDocuments()).toBe(0);
  });

  it('stays forgotten on another server too, when a later backup names the member', async () => {
    const product = await anEmptyProduct();
    await onModels(product, () => seedDemo('users'));
    await listOfForgotten(product).insertOne({ _id: LEAVING.id, at: new Date() });
    const backup = newFolder();
    await makeBackup(product, backup);

    const other = await anEmptyProduct();
    const { forgotten } = await restoreBackup(other, backup);

    expect(forgotten).toBe(1);
    expect(await listOfForgotten(other).countDocuments()).toBe(1);
  });
});
