import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { ensureIndexes } from '../ensureIndexes';
import { connectDatabase, disconnectDatabase, inTransaction } from '../mongo';
import { viewerOf } from '../testing';
import { visitor } from '../viewer';
import { StoredFile, type FileRow } from './file.model';
import { canReadFile } from './file.policy';
import { filesOf, keepFile, releaseFile } from './file.service';
import { portraitAddress, portraitKey } from './portraitAddress';

const owner = viewerOf('amara');
const other = viewerOf('ines');
const admin = viewerOf('ruth', 'member', 'admin');

beforeAll(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  await connectDatabase(process.env.TEST_MONGODB_URI ?? '', { dbName });
  // A model of one type in a list of any.
  await ensureIndexes([StoredFile] as never[]);
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

const aFile = (is: Partial<FileRow> = {}) =>
  StoredFile.create({
    key: `profile-docs/${randomUUID()}.webp`,
    owner_id: 'amara',
    folder: 'profile-docs',
    name: 'me.webp',
    type: 'image/webp',
    bytes: 10,
    state: 'waiting',
    created_at: 1,
    since: 1,
    ...is,
  }).then((made) => made.toObject<FileRow>());
const keep = (viewer: typeof owner, { key }: FileRow, use: 'avatar' | 'document' | 'application') =>
  inTransaction((session) => keepFile(viewer, key, use, session));
const now = (file: FileRow) => StoredFile.findById(file._id).lean<FileRow>();

describe('who may read a file', () => {
  it('are its owner and admins, nobody else', async () => {
    const file = await aFile({ type: 'application/pdf' });

    expect(
      [owner, admin, other, viewerOf('sam', 'support'), visitor].map((one) => canReadFile(one, file)),
    ).toEqual([true, true, false, false, false]);
  });

  it('is everybody who is signed in, once it is a portrait', async () => {
    const file = await aFile();
    expect(canReadFile(other, file)).toBe(false);

    const portrait = await keep(owner, file, 'avatar');

    expect(
      [owner, other, viewerOf('pia', 'prospect'), visitor].map((one) => canReadFile(one, portrait)),
    ).toEqual([true, true, true, false]);
  });

  it.each([
    ['a portrait that is kept', { state: 'kept', use: 'avatar' }, [true, false]],
    ['a portrait that waits', { state: 'waiting', use: 'avatar' }, [false, false]],
    ['what is no picture', { state: 'kept', use: 'avatar', type: 'application/pdf' }, [false, false]],
    ['a document', { state: 'kept', use: 'document' }, [false, false]],
    ['a picture of the content', { state: 'kept', use: 'picture' }, [true, true]],
    ['a paper of the content', { state: 'kept', use: 'paper', type: 'application/pdf' }, [true, true]],
    ['a picture that waits', { state: 'waiting', use: 'picture' }, [false, false]],
    ['a recording', { state: 'kept', use: 'recording', type: 'video/mp4' }, [false, false]],
  ] as const)('is checked for another member and a visitor: %s', async (_what, given, may) => {
    const file = await aFile(given);

    expect([other, visitor].map((one) => canReadFile(one, file))).toEqual(may);
  });

  it.each(['arriving', 'leaving'] as const)('is nobody while its state is %s', async (state) => {
    const file = await aFile({ state, use: 'avatar' });

    expect([owner, admin, other].some((one) => canReadFile(one, file))).toBe(false);
  });
});

describe('an upload that is attached', () => {
  it('is kept for that use', async () => {
    const file = await aFile({ type: 'application/pdf' });

    await keep(owner, file, 'document');

    expect(await now(file)).toMatchObject({ state: 'kept', use: 'document' });
    await expect(keep(owner, file, 'document')).resolves.toMatchObject({ state: 'kept' });
  });

  it.each([
    ['somebody else’s', { owner_id: 'ines' }, 'avatar'],
    ['still arriving', { state: 'arriving' }, 'avatar'],
    ['let go of', { state: 'leaving' }, 'avatar'],
    ['no picture', { type: 'application/pdf' }, 'avatar'],
    ['no PDF', {}, 'document'],
    ['of another folder', {}, 'application'],
    ['something else already', { state: 'kept', use: 'document', type: 'application/pdf' }, 'application'],
  ] as const)('cannot be one that is %s', async (_how, is, use) => {
    const file = await aFile(is);

    await expect(keep(owner, file, use)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    expect(await now(file)).toEqual(file);
  });

  it('stays waiting when the change it belongs to fails', async () => {
    const file = await aFile();

    const change = inTransaction(async (session) => {
      await keepFile(owner, file.key, 'avatar', session);
      throw new Error('the profile could not be saved');
    });

    await expect(change).rejects.toThrow();
    expect(await now(file)).toMatchObject({ state: 'waiting', use: null });
  });

  it('is released by its owner alone', async () => {
    const file = await keep(owner, await aFile(), 'avatar');

    await inTransaction((session) => releaseFile('ines', file.key, session));
    expect(await now(file)).toMatchObject({ state: 'kept' });
    await inTransaction((session) => releaseFile('amara', file.key, session));

    expect(await now(file)).toMatchObject({ state: 'leaving' });
  });
});

it('lists the files of an owner, oldest first', async () => {
  const [second, first] = [
    await aFile({ owner_id: 'noor', created_at: 2 }),
    await aFile({ owner_id: 'noor' }),
  ];
  await aFile({ owner_id: 'noor', state: 'leaving' });

  expect((await filesOf('noor')).map(({ key }) => key)).toEqual([first.key, second.key]);
});

it('gives a key to one file only', async () => {
  const { key } = await aFile();

  await expect(aFile({ key })).rejects.toMatchObject({ code: 11000 });
});

describe('the address of a portrait', () => {
  it.each([
    ['/files/public/portraits/amara.webp', '/files/public/portraits/amara.webp'],
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
    ['profile-docs/7b0e.webp', '/files/portraits/7b0e.webp'],
    ['//elsewhere.example/a.jpg', null],
    ['/\\elsewhere.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['opportunities-docs/amara/cv.png', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (stored, address) => {
    expect(portraitAddress(stored)).toBe(address);
  });

  it('leads back to its key', () => {
    expect(portraitKey('7b0e.webp')).toBe('profile-docs/7b0e.webp');
  });
});
