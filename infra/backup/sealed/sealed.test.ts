import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createStorage, readStorageEnv, type FileStorage } from '@athenaeum/bff/files';
import { mongo } from 'mongoose';
import type { Product } from '../product';
import { drill } from './drill';
import { fetchBackup, findBackup } from './fetchBackup';
import { keyId, readIdentities, writeNewKey } from './keys';
import { listKept } from './record';
import { reportText } from './report';
import { sendBackup } from './sendBackup';
import { withStore } from './store';
import { readBackupEnv } from './variables';

const uri = process.env.TEST_MONGODB_URI!;
const retention = { days: 14, weeks: 8 };
const SECRET = 'what nobody may read in the store';
jest.setTimeout(120_000);

let folder: string;
let client: mongo.MongoClient;
let product: Product;
let store: FileStorage;
let recipient: string;
let identities: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'athenaeum-sealed-'));
  client = await new mongo.MongoClient(uri).connect();
  const database = `test_${randomUUID().slice(0, 12)}`;
  const dataDir = join(folder, 'data');
  const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR: dataDir });
  product = { uri, client, database, storage, dataDir };
  const notes = client.db(database).collection('notes');
  await notes.insertMany(
    Array.from({ length: 500 }, () => ({ text: SECRET, random: randomBytes(300).toString('hex') })),
  );
  await notes.createIndex({ text: 1 });
  const paper = randomBytes(200_000);
  await storage.put('profile-docs/one.pdf', Readable.from([paper]), {
    bytes: paper.length,
    type: 'application/pdf',
  });
  recipient = await writeNewKey(join(folder, 'one.key'));
  identities = await readIdentities(join(folder, 'one.key'));
});
afterAll(async () => {
  await client.db(product.database).dropDatabase();
  await client.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  store = await createStorage({ ...readStorageEnv({}), DATA_DIR: join(folder, randomUUID()) });
});

const send = (more: Partial<Parameters<typeof sendBackup>[2]> = {}) =>
  sendBackup(product, store, { recipients: [recipient], retention, partBytes: 100_000, ...more });
const fetched = () => join(folder, randomUUID());
const partFile = (id: string, name: string) => {
  const root = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith(`${id}/${name}`),
  );
  return join(folder, root!);
};
const stagings = () => readdirSync(tmpdir()).filter((name) => /^athenaeum-backup-\w{6}$/.test(name));
const drillWith = (more: Partial<Parameters<typeof drill>[2]> = {}) =>
  drill(product, store, {
    ...{
      which: 'new',
      retention,
      recipients: () => [recipient],
      identities: () => Promise.resolve(identities),
    },
    ...more,
  });

describe('a backup that was sent', () => {
  it('is encrypted in parts, and comes back as it was', async () => {
    const { record, manifest } = await send();

    expect(record.parts.length).toBeGreaterThan(3);
    expect(record.keys).toEqual([keyId(recipient)]);
    for (const { name } of record.parts)
      expect(readFileSync(partFile(record.id, name)).includes(SECRET)).toBe(false);
    const target = fetched();
    expect(await fetchBackup(store, record, { folder: target, identities })).toEqual(manifest);
    expect(readFileSync(join(target, 'database/notes.bson')).includes(SECRET)).toBe(true);
    expect(stagings()).toEqual([]);
  });

  it('is opened by any of its keys, so that keys can be changed', async () => {
    const next = await writeNewKey(join(folder, `${randomUUID()}.key`));
    const { record } = await send({ recipients: [next, recipient] });

    await expect(fetchBackup(store, record, { folder: fetched(), identities })).resolves.toMatchObject({
      format: 'athenaeum-backup',
    });
  });

  it('is found as the latest, and older ones of its day are removed', async () => {
    const first = await send();
    const second = await send();

    expect(second.removed).toEqual([first.record.id, second.record.id].sort().slice(0, 1));
    expect((await findBackup(store, 'latest')).id).toBe((await listKept(store))[0]!.id);
    expect(await listKept(store)).toHaveLength(1);
  });
});

describe('a backup that cannot be fetched', () => {
  it.each([
    ['a part was cut', (file: string) => truncateSync(file, 50_000), /part-00001.* was cut: 50000 of 100000/],
    [
      'a part is another',
      (file: string) => writeFileSync(file, randomBytes(100_000)),
      /could not be fetched/,
    ],
    ['a part is gone', (file: string) => rmSync(file), /part-00001.* is missing/],
  ])('says that %s, and leaves nothing', async (_what, damage, message) => {
    const { record } = await send();
    damage(partFile(record.id, record.parts[1]!.name));
    const target = fetched();

    await expect(fetchBackup(store, record, { folder: target, identities })).rejects.toThrow(message);

    expect([target, `${target}.draft`].filter(existsSync)).toEqual([]);
  });

  it('says which key it needs', async () => {
    const { record } = await send();
    const file = join(folder, `${randomUUID()}.key`);
    const other = await writeNewKey(file);
    const target = fetched();

    await expect(
      fetchBackup(store, record, { folder: target, identities: await readIdentities(file) }),
    ).rejects.toThrow(`for the keys ${keyId(recipient)}; BACKUP_IDENTITY_FILE holds ${keyId(other)}`);
    expect(existsSync(target)).toBe(false);
  });

  it('is none while its record is not there', async () => {
    const { record } = await send();
    await store.delete(`backups/${record.id}/record.json`);

    await expect(findBackup(store, 'latest')).rejects.toThrow('There is no encrypted backup yet');
    await expect(findBackup(store, record.id)).rejects.toThrow('There is no backup');
  });
});

it('leaves nothing in a store that refuses in the middle', async () => {
  let count = 0;
  const refusing: FileStorage = {
    ...store,
    put: (key, body, is) =>
      (count += 1) === 3 ? Promise.reject(new Error('403')) : store.put(key, body, is),
  };

  await expect(
    sendBackup(product, refusing, { recipients: [recipient], retention, partBytes: 100_000 }),
  ).rejects.toThrow('could not be sent: 403. Nothing of it is in the store');

  expect(await listKept(store)).toEqual([]);
  expect(stagings()).toEqual([]);
});

describe('a drill', () => {
  it('restores beside the product, compares, and leaves nothing of it', async () => {
    const report = await drillWith();

    expect(report).toMatchObject({
      problem: null,
      compared: { collections: 1, documents: 500, indexes: 2, files: 1, differences: [] },
    });
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    expect(databases.filter(({ name }) => name.startsWith(`${product.database}_drill`))).toEqual([]);
    expect(reportText(report)).toContain('**Passed**');
    expect(stagings()).toEqual([]);
  });

  it('fails with the step and the reason, and still reports', async () => {
    const { record } = await send();
    truncateSync(partFile(record.id, record.parts[0]!.name), 90_000);

    const report = await drillWith({ which: record.id });

    expect(report.problem).toMatch(/^fetching, decrypting and checking it: .* was cut/);
    expect(reportText(report)).toContain('**Failed**');
  });

  it('fails without the key', async () => {
    const report = await drillWith({ identities: () => readIdentities(undefined) });

    expect(report.problem).toMatch(/^reading the key: BACKUP_IDENTITY_FILE/);
  });
});

describe('variables', () => {
  const given = { BACKUP_BUCKET: 'backups', S3_BUCKET: 'files', S3_REGION: 'eu-west-1' };

  it('name the bucket with what is said for it, else with what is said for the files', () => {
    const { storage } = readBackupEnv({ ...given, BACKUP_S3_ENDPOINT: 'https://other.example' });

    expect(storage).toEqual({
      S3_BUCKET: 'backups',
      S3_REGION: 'eu-west-1',
      S3_ENDPOINT: 'https://other.example',
      STORAGE_TIMEOUT_MS: '60000',
    });
  });

  it.each([
    [{}, /either BACKUP_BUCKET or BACKUP_FOLDER/],
    [{ ...given, BACKUP_FOLDER: '/backups' }, /either BACKUP_BUCKET or BACKUP_FOLDER/],
    [{ ...given, BACKUP_BUCKET: 'files' }, /another bucket than S3_BUCKET/],
    [{ ...given, BACKUP_S3_ACCESS_KEY_ID: 'a' }, /BACKUP_S3_SECRET_ACCESS_KEY is needed/],
    [{ ...given, BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1ABC' }, /^Not valid: BACKUP_RECIPIENTS\.$/],
  ])('refuse %j', (source, message) => {
    expect(() => readBackupEnv(source)).toThrow(message);
  });
});

it('says in one line that the bucket is away, whatever is asked of it', async () => {
  const away = { BACKUP_BUCKET: 'backups', S3_ENDPOINT: 'http://127.0.0.1:9', S3_PATH_STYLE: 'true' };
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const env = readBackupEnv({ ...away, ...keys });

  for (const ask of [listKept, (bucket: FileStorage) => findBackup(bucket, '20261127T201823Z-7d44ba1e')])
    await expect(withStore<unknown>(env, ask)).rejects.toMatchObject({
      name: 'Problem',
      message: expect.stringContaining('nobody answers: Storage is not available'),
    });
});
