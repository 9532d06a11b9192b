import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeS3, type FakeS3 } from '@athenaeum/gateway-testing/fakeS3';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';
import { createStorage, type FileStorage } from '../storage';
import { sweepFiles } from '../sweepFiles';
import { sweepIncoming } from '../sweepIncoming';

const HOUR = 60 * 60_000;

let fake: FakeS3;
let world: TestGateway;
let amara: Browser;
let storage: FileStorage;
let incoming: string;
beforeAll(async () => {
  fake = await createFakeS3();
  world = await createTestGateway({
    env: { ...fake.env, LIMIT_UPLOAD: '1000' },
  });
  amara = await world.signedIn();
  storage = await createStorage(world.env);
  incoming = join(world.folder, 'incoming');
});
afterAll(async () => {
  storage.close();
  await world.close();
  await fake.close();
});
afterEach(async () => {
  fake.fault = 'none';
  fake.objects.clear();
  await StoredFile.deleteMany({});
});

function upload() {
  const form = new FormData();
  form.append('file', new Blob([aPdf(3_000_000) as Uint8Array<ArrayBuffer>]), 'cv.pdf');
  form.append('folderName', 'profile-docs');
  return amara.upload('/aws-proxy/s3/upload-file', form);
}
const linkTo = async (key: string) =>
  (await amara.post('/aws-proxy/s3/get-document-from-bucket', { key })).json.url as string | null;
async function sweep(now?: number): Promise<number> {
  await sweepIncoming(incoming, now);
  return sweepFiles(storage, now);
}
const records = () => StoredFile.find().lean<FileRow[]>();

describe.each(['failing', 'resetting', 'down'] as const)('while storage is %s', (fault) => {
  it('an upload fails cleanly, nobody can read any of it, and the next one arrives', async () => {
    fake.fault = fault;

    const { status, json } = await upload();

    expect(status).toBe(503);
    expect(json).toMatchObject({ ok: false, code: 'UNAVAILABLE', message: 'Failed to upload file' });
    expect(readdirSync(incoming)).toEqual([]);
    const [left] = await records();
    expect(left).toMatchObject({ state: 'leaving' });
    expect(await linkTo(left!.key)).toBeNull();

    fake.fault = 'none';
    const again = await upload();
    expect(await linkTo(again.json.data.key)).toContain(again.json.data.key);
  });

  it('what it could not take away is taken away later', async () => {
    const { key } = (await upload()).json.data;
    await StoredFile.updateMany({}, { state: 'leaving' });
    fake.fault = fault === 'resetting' ? 'failing' : fault;

    await expect(sweep()).rejects.toThrow('Storage is not available');
    expect(await records()).toHaveLength(1);

    fake.fault = 'none';
    expect(await sweep()).toBe(1);
    expect(await records()).toEqual([]);
    expect(fake.objects.has(key)).toBe(false);
  });
});

describe('the sweep', () => {
  it('takes away what was uploaded and not saved within a day', async () => {
    const { key } = (await upload()).json.data;

    expect(await sweep(Date.now() + 23 * HOUR)).toBe(0);
    expect(await sweep(Date.now() + 25 * HOUR)).toBe(1);

    expect(fake.objects.has(key)).toBe(false);
  });

  it('leaves what something refers to', async () => {
    await upload();
    await StoredFile.updateMany({}, { state: 'kept', use: 'document' });

    expect(await sweep(Date.now() + 1000 * HOUR)).toBe(0);
  });

  it('takes away what a crash left arriving, with whatever had arrived of it', async () => {
    const { key } = (await upload()).json.data;
    await StoredFile.updateMany({}, { state: 'arriving' });

    expect(await linkTo(key)).toBeNull();
    expect(await sweep(Date.now() + HOUR / 2)).toBe(0);
    expect(await sweep(Date.now() + 2 * HOUR)).toBe(1);

    expect(fake.objects.has(key)).toBe(false);
  });

  it('clears the place where uploads wait of what is old, not of what is coming in', async () => {
    for (const name of ['old', 'new']) mkdirSync(join(incoming, name), { recursive: true });
    writeFileSync(join(incoming, 'old/given'), 'half');
    utimesSync(join(incoming, 'old'), new Date(0), new Date(0));

    await sweep();

    expect(existsSync(join(incoming, 'old'))).toBe(false);
    expect(existsSync(join(incoming, 'new'))).toBe(true);
  });

  it('limits concurrent work', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      key: `profile-docs/many-${index}.pdf`,
      owner_id: 'amara',
      folder: 'profile-docs',
      name: 'cv.pdf',
      type: 'application/pdf',
      bytes: 1,
      state: 'leaving',
      created_at: 1,
      since: index,
    }));
    await StoredFile.insertMany(rows);

    expect([await sweep(), await sweep(), await sweep()]).toEqual([200, 50, 0]);
  });
});
