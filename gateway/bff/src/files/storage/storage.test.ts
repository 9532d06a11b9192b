import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeS3, type FakeS3 } from '@athenaeum/gateway-testing/fakeS3';
import { createStorage } from './createStorage';
import { StorageUnavailable, type FileStorage } from './storage';
import { readStorageEnv } from './storageVariables';

const TEN_MB = 10_000_000;

interface Place {
  storage: FileStorage;
  leave(): Promise<void> | void;
}

async function aFolder(): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'athenaeum-storage-'));
  const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR });
  return { storage, leave: () => rmSync(DATA_DIR, { recursive: true }) };
}

async function aBucket(): Promise<Place> {
  const fake = await createFakeS3();
  const storage = await createStorage({ ...readStorageEnv(fake.env), DATA_DIR: '' });
  return { storage, leave: () => fake.close() };
}

async function theRealBucket(): Promise<Place> {
  const storage = await createStorage({ ...readStorageEnv(process.env), DATA_DIR: '' });
  return { storage, leave: () => {} };
}

const places: [string, () => Promise<Place>][] = [
  ['a folder', aFolder],
  ['the protocol of S3', aBucket],
  ...(process.env.S3_BUCKET
    ? [['the S3 that is configured', theRealBucket] as [string, typeof aFolder]]
    : []),
];

describe.each(places)('storage in %s', (_name, open) => {
  let place: Place;
  let storage: FileStorage;
  const given: string[] = [];
  beforeAll(async () => {
    place = await open();
    storage = place.storage;
  });
  afterAll(async () => {
    for (const key of given) await storage.delete(key);
    storage.close();
    await place.leave();
  });

  const newKey = () => {
    const key = `contract-tests/${randomUUID()}.bin`;
    given.push(key);
    return key;
  };
  const put = (key: string, body: Buffer, bytes = body.length) =>
    storage.put(key, Readable.from([body]), { bytes, type: 'application/octet-stream' });
  const read = async (key: string, part?: { start: number; end: number }) => {
    const stream = await storage.open(key, part);
    return stream && buffer(stream);
  };

  it('tells every key it keeps something under', async () => {
    const keys = Array.from({ length: 5 }, newKey);
    for (const key of keys) await put(key, Buffer.from('something'));
    await storage.delete(keys[4]!);

    const told = await Readable.from(storage.keys()).toArray();

    expect(told).toEqual(expect.arrayContaining(keys.slice(0, 4)));
    expect(told).not.toContain(keys[4]);
  });

  it('gives back what it was given, whole and in parts', async () => {
    const key = newKey();
    const body = randomBytes(300_000);

    await put(key, body);

    expect((await read(key))?.equals(body)).toBe(true);
    expect((await read(key, { start: 0, end: 0 }))?.equals(body.subarray(0, 1))).toBe(true);
    expect((await read(key, { start: 70_000, end: 299_999 }))?.equals(body.subarray(70_000))).toBe(true);
    expect((await storage.head(key))?.bytes).toBe(300_000);
  });

  it('takes what comes in many pieces', async () => {
    const key = newKey();
    const piece = randomBytes(50_000);
    const body = Readable.from(pieces(piece, TEN_MB));

    await storage.put(key, body, { bytes: TEN_MB, type: 'video/mp4' });

    expect((await storage.head(key))?.bytes).toBe(TEN_MB);
    expect((await read(key, { start: TEN_MB - 50_000, end: TEN_MB - 1 }))?.equals(piece)).toBe(true);
  });

  it('has another tag for another content', async () => {
    const key = newKey();
    await put(key, Buffer.from('first'));
    const first = await storage.head(key);

    await put(key, Buffer.from('another'));

    const second = await storage.head(key);
    expect(first?.etag).toMatch(/^"[\w-]+"$/);
    expect(second?.etag).toMatch(/^"[\w-]+"$/);
    expect(second?.etag).not.toBe(first?.etag);
  });

  it('has nothing under a name that nothing was put under', async () => {
    const key = newKey();

    expect(await storage.head(key)).toBeNull();
    expect(await storage.open(key)).toBeNull();
    await expect(storage.delete(key)).resolves.toBeUndefined();
  });

  it('forgets what is deleted', async () => {
    const key = newKey();
    await put(key, Buffer.from('gone'));

    await storage.delete(key);
    await storage.delete(key);

    expect(await storage.head(key)).toBeNull();
    expect(await storage.open(key)).toBeNull();
  });

  it.each([
    ['longer than was said', () => Readable.from([Buffer.alloc(10), Buffer.alloc(10)])],
    ['shorter than was said', () => Readable.from([Buffer.alloc(10)])],
    [
      'broken off',
      () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(10);
            throw new Error('the line went dead');
          })(),
        ),
    ],
  ])('keeps nothing of a body that is %s, and what was there before', async (_how, body) => {
    const [fresh, taken] = [newKey(), newKey()];
    await put(taken, Buffer.from('before'));

    for (const key of [fresh, taken])
      await expect(storage.put(key, body(), { bytes: 15, type: 'text/plain' })).rejects.toBeInstanceOf(
        StorageUnavailable,
      );

    expect(await storage.head(fresh)).toBeNull();
    expect(String(await read(taken))).toBe('before');
  });

  it.each([
    '../outside.bin',
    'a/../../outside.bin',
    '/etc/passwd.bin',
    'a//b.bin',
    'a/.hidden.bin',
    'a/b\0.bin',
    'a/b\n.bin',
    'a\\b\\c.bin',
    'a/%2e%2e/b.bin',
    'no-folder.bin',
    '',
    `a/${'b'.repeat(300)}.bin`,
  ])('is never addressed by %j', async (key) => {
    await expect((async () => put(key, Buffer.from('x')))()).rejects.toThrow(/name of ours/);
    await expect((async () => storage.head(key))()).rejects.toThrow(/name of ours/);
    await expect((async () => storage.open(key))()).rejects.toThrow(/name of ours/);
    await expect((async () => storage.delete(key))()).rejects.toThrow(/name of ours/);
  });
});

describe('a folder', () => {
  it('holds files only when they are whole', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'athenaeum-storage-'));
    const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR });
    let finish = () => {};
    const rest = new Promise<void>((resolve) => (finish = resolve));
    const slow = Readable.from(
      (async function* () {
        yield Buffer.from('first half, ');
        await rest;
        yield Buffer.from('second half');
      })(),
    );

    const stored = storage.put('letters/one.txt', slow, { bytes: 23, type: 'text/plain' });
    const during = await storage.head('letters/one.txt');
    finish();
    await stored;

    expect(during).toBeNull();
    expect(await storage.head('letters/one.txt')).toMatchObject({ bytes: 23 });
    expect(readdirSync(join(DATA_DIR, 'incoming'))).toEqual([]);
    rmSync(DATA_DIR, { recursive: true });
  });

  it('says that it is away when it cannot be written', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'athenaeum-storage-'));
    // A file where the folder should be: also root cannot write below it.
    const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR: process.execPath });

    await expect(
      storage.put('letters/one.txt', Readable.from([Buffer.from('x')]), { bytes: 1, type: 'text/plain' }),
    ).rejects.toBeInstanceOf(StorageUnavailable);
    expect(existsSync(join(DATA_DIR, 'files'))).toBe(false);
    rmSync(DATA_DIR, { recursive: true });
  });
});

describe('a bucket', () => {
  let fake: FakeS3;
  let storage: FileStorage;
  beforeEach(async () => {
    fake = await createFakeS3();
    storage = await createStorage({ ...readStorageEnv(fake.env), DATA_DIR: '' });
    fake.objects.set('letters/one.txt', { body: Buffer.alloc(1000), type: 'text/plain' });
  });
  afterEach(async () => {
    storage.close();
    await fake.close();
  });
  const put = (body = Readable.from([Buffer.alloc(1000)]), bytes = 1000) =>
    storage.put('letters/two.txt', body, { bytes, type: 'text/plain' });

  it('is sent the content type of a file', async () => {
    await put();

    expect(fake.objects.get('letters/two.txt')?.type).toBe('text/plain');
  });

  it('says that it is away when it does not take our key', async () => {
    const stranger = await createStorage({
      ...readStorageEnv({ ...fake.env, S3_ACCESS_KEY_ID: 'AKIASOMEBODY' }),
      DATA_DIR: '',
    });

    await expect(stranger.open('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    stranger.close();
  });

  it.each(['failing', 'hanging', 'down'] as const)('that is %s is not waited for', async (fault) => {
    const impatient = { ...fake.env, STORAGE_TIMEOUT_MS: '200' };
    const waiting = await createStorage({ ...readStorageEnv(impatient), DATA_DIR: '' });
    const body = Readable.from([Buffer.alloc(1000)]);
    fake.fault = fault;

    await expect(waiting.head('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(waiting.open('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(waiting.delete('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(
      waiting.put('letters/two.txt', body, { bytes: 1000, type: 'text/plain' }),
    ).rejects.toBeInstanceOf(StorageUnavailable);

    expect(fake.objects.has('letters/two.txt')).toBe(false);
    waiting.close();
  });

  it.each(['page', 'untyped'] as const)(
    'that answers with a %s has neither taken nor given',
    async (fault) => {
      fake.fault = fault;

      await expect(put()).rejects.toBeInstanceOf(StorageUnavailable);
      await expect(storage.head('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
      await expect(storage.open('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    },
  );

  it('that answers with a page has neither removed nor listed', async () => {
    fake.fault = 'page';

    await expect(storage.delete('letters/one.txt')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.keys()[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it('is waited for as long as it takes one piece after the other', async () => {
    const impatient = { ...fake.env, STORAGE_TIMEOUT_MS: '400' };
    const waiting = await createStorage({ ...readStorageEnv(impatient), DATA_DIR: '' });
    async function* slowly() {
      for (let given = 0; given < 1000; given += 100) {
        await pause(100);
        yield Buffer.alloc(100);
      }
    }

    await waiting.put('letters/two.txt', Readable.from(slowly()), { bytes: 1000, type: 'text/plain' });

    expect(fake.objects.get('letters/two.txt')?.body).toHaveLength(1000);
    waiting.close();
  });

  it('is asked again when an answer was lost', async () => {
    fake.fault = 'failing';
    const answer = storage.head('letters/one.txt');
    while (fake.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    fake.fault = 'none';

    await expect(answer).resolves.toMatchObject({ bytes: 1000 });
  });

  it('that breaks off breaks the stream: half a file is never taken for a whole one', async () => {
    fake.fault = 'resetting';

    const stream = await storage.open('letters/one.txt');

    await expect(buffer(stream!)).rejects.toThrow();
    await expect(put(Readable.from(pieces(Buffer.alloc(50_000), TEN_MB)), TEN_MB)).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
    expect(fake.objects.has('letters/two.txt')).toBe(false);
  });
});

function* pieces(piece: Buffer, bytes: number) {
  for (let given = 0; given < bytes; given += piece.length) yield piece;
}
