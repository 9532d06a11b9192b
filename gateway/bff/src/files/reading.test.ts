import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import sharp from 'sharp';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeS3, type FakeS3 } from '@athenaeum/gateway-testing/fakeS3';
import type { FakePerson } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf, aPicture } from '@athenaeum/gateway-testing/uploads';

const INES: FakePerson = { ...AMARA, id: 'ines', email: 'ines@example.test' };
const RUTH: FakePerson = { ...AMARA, id: 'ruth', email: 'ruth@example.test', roles: ['member', 'admin'] };

let fake: FakeS3;
let world: TestGateway;
let amara: Browser;
let ines: Browser;
let ruth: Browser;
beforeAll(async () => {
  fake = await createFakeS3();
  world = await createTestGateway({ env: { ...fake.env, STORAGE_TIMEOUT_MS: '2000' } });
  for (const person of [INES, RUTH]) world.people.set(person.id, person);
  amara = await world.signedIn();
  ines = await world.signedIn(INES);
  ruth = await world.signedIn(RUTH);
});
afterAll(async () => {
  await world.close();
  await fake.close();
});
afterEach(() => {
  fake.fault = 'none';
  jest.restoreAllMocks();
});

let number = 0;
/** A file of the owner as an upload leaves it. */
async function aFile(body: Buffer, is: Partial<FileRow> = {}): Promise<FileRow> {
  const extension = is.type?.slice(-4) ?? 'pdf';
  const file = await StoredFile.create({
    key: `profile-docs/file-${(number += 1)}.${extension}`,
    owner_id: 'amara',
    folder: 'profile-docs',
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: body.length,
    state: 'waiting',
    created_at: 1,
    since: 1,
    ...is,
  });
  fake.objects.set(file.key, { body, type: file.type });
  return file.toObject();
}
const aPortrait = async (is: Partial<FileRow> = {}) =>
  aFile(await aPicture(400, 300).webp().toBuffer(), { type: 'image/webp', name: 'me.webp', ...is });

const documentLink = async (browser: Browser, key: unknown) =>
  (await browser.post('/aws-proxy/s3/get-document-from-bucket', { key })).json.url as string;
const dataLink = async (browser: Browser, key: unknown) =>
  (await browser.post('/aws-proxy/s3/get-data-from-bucket', { key, type: 0 })).json.url as string;
const presigned = (browser: Browser, query: Record<string, string>) =>
  browser.get(`/aws-proxy/s3/presign?${new URLSearchParams(query).toString()}`);
const presignedLink = async (browser: Browser, query: Record<string, string>) =>
  (await presigned(browser, query)).json.url as string;

describe('a document', () => {
  it('is saved, never shown, from a link its owner was given', async () => {
    const file = await aFile(aPdf(100), { name: 'Résumé "2026".pdf' });

    const answer = await world.browser().get(await documentLink(amara, file.key));

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('%PDF-1.7');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="R.*; filename\*=UTF-8''R%C3%A9sum%C3%A9/,
      ),
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  it('is read in parts, and not again by who has it', async () => {
    const url = await documentLink(amara, (await aFile(aPdf(100))).key);

    const part = await world.browser().get(url, { range: 'bytes=0-7' });
    const outside = await world.browser().get(url, { range: 'bytes=100-' });
    const about = await world.browser().head(url);
    const revalidation = { 'if-none-match': about.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const same = await world.browser().get(url, revalidation);

    expect(part).toMatchObject({ status: 206, text: '%PDF-1.7' });
    expect(outside.status).toBe(416);
    expect(about).toMatchObject({ status: 200, text: '' });
    expect(about.headers.get('content-length')).toBe('100');
    expect(same).toMatchObject({ status: 304, text: '' });
  });

  it.each([
    ['get-document-from-bucket', documentLink],
    ['get-data-from-bucket', dataLink],
    ['presign', (browser: Browser, key: unknown) => presignedLink(browser, { key: String(key) })],
  ])('is its owner’s and the admins’, as far as %s tells', async (_route, linkTo) => {
    const { key } = await aFile(aPdf());

    expect(await linkTo(amara, key)).toContain(key);
    expect(await linkTo(ruth, key)).toContain(key);
    expect(await linkTo(ines, key)).toBeNull();
  });

  it.each([
    'profile-docs/nobody.pdf',
    '../profile-docs/file-1.pdf',
    'profile-docs/../profile-docs/file-1.pdf',
    'profile-docs/%2e%2e/file-1.pdf',
    'profile-docs//file-1.pdf',
    'profile-docs/file-1.pdf\0.png',
    'profile-docs/file-1.pdf\r\nx: y',
    '/etc/passwd',
    `profile-docs/${'a'.repeat(280)}.pdf`,
  ])('is not to be had by %j', async (key) => {
    expect(await documentLink(amara, key)).toBeNull();
    expect(await dataLink(amara, key)).toBeNull();
    expect(await presignedLink(amara, { key })).toBeNull();
  });

  it('is nobody’s without a record, whatever lies in storage', async () => {
    fake.objects.set('profile-docs/forgotten.pdf', { body: aPdf(), type: 'application/pdf' });

    expect(await documentLink(amara, 'profile-docs/forgotten.pdf')).toBeNull();
    expect(await documentLink(ruth, 'profile-docs/forgotten.pdf')).toBeNull();
  });

  it.each(['arriving', 'leaving'] as const)('is nobody’s while it is %s', async (state) => {
    const { key } = await aFile(aPdf(), { state });

    expect(await documentLink(amara, key)).toBeNull();
  });

  it('is no longer opened by a link once its record is gone', async () => {
    const file = await aFile(aPdf());
    const url = await documentLink(amara, file.key);

    await StoredFile.updateOne({ _id: file._id }, { state: 'leaving' });

    expect((await world.browser().get(url)).status).toBe(404);
  });

  it('has a link for itself alone, for five minutes', async () => {
    const [file, other] = [await aFile(aPdf()), await aFile(aPdf())];
    const url = await documentLink(amara, file.key);
    const status = async (address: string) => (await world.browser().get(address)).status;

    expect(await status(url)).toBe(200);
    expect(await status(url.replace(file.key, other.key))).toBe(404);
    expect(await status(url.replace(/\d{13}/, (time) => String(Number(time) + 1)))).toBe(404);
    expect(await status(url.replace('.whole.', '.2048x0-png-90.'))).toBe(404);
    expect(await status(url.replace(/[\w-]{10}\/profile/, 'AAAAAAAAAA/profile'))).toBe(404);
    expect(await status(url.replace(file.key, '..%2f..%2fetc%2fpasswd'))).toBe(404);
    expect(await status(url.replace(file.key, `${file.key}%00.png`))).toBe(404);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1);
    expect(await status(url)).toBe(404);
  });

  it('is asked for by somebody signed in, in words that make sense', async () => {
    const { key } = await aFile(aPdf());
    const visitor = world.browser();

    expect((await visitor.post('/aws-proxy/s3/get-document-from-bucket', { key })).status).toBe(401);
    expect((await presigned(visitor, { key })).status).toBe(401);
    for (const body of [{}, { key: { $ne: '' } }, { key: '' }, { key: ['a', 'b'] }, []])
      expect((await amara.post('/aws-proxy/s3/get-document-from-bucket', body)).status).toBe(400);
  });
});

describe('a picture', () => {
  const shown = async (query: Record<string, string>) => {
    const answer = await fetch(world.origin + (await presignedLink(amara, query)));
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { type: answer.headers.get('content-type'), format, width, height };
  };

  it('is shown as it is when nothing else is asked for', async () => {
    const { key } = await aPortrait();

    expect(await shown({ key })).toEqual({ type: 'image/webp', format: 'webp', width: 400, height: 300 });
  });

  it.each([
    [{ width: '96' }, 'webp', 96, 72],
    [{ width: '90' }, 'webp', 96, 72],
    [{ width: '97', height: '97' }, 'webp', 128, 128],
    [{ width: '9999' }, 'webp', 400, 300],
    [{ height: '50', format: 'png' }, 'png', 85, 64],
    [{ format: 'jpg', quality: '1' }, 'jpeg', 400, 300],
  ])('is drawn for %j in one of few sizes', async (asked, format, width, height) => {
    const { key } = await aPortrait();

    expect(await shown({ key, ...asked })).toEqual({ type: `image/${format}`, format, width, height });
  });

  it.each<Record<string, string>>([
    { width: '0' },
    { width: '-5' },
    { width: '1e9' },
    { width: 'NaN' },
    { width: '96.5' },
    { height: '10001' },
    { quality: '101' },
    { quality: '' },
    { format: 'svg' },
    { format: 'tiff' },
  ])('is not drawn for %j', async (asked) => {
    const { key } = await aPortrait();

    expect((await presigned(amara, { key, ...asked })).status).toBe(400);
  });

  it('is generated once for concurrent requests', async () => {
    const { key } = await aPortrait();
    const links = await Promise.all([1, 2, 3].map(() => presignedLink(amara, { key, width: '64' })));
    fake.asked.length = 0;

    const answers = await Promise.all([...links, ...links].map((url) => world.browser().get(url)));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(fake.asked.filter((line) => line.includes(key))).toHaveLength(1);
  });

  it('cannot be asked for in another size than its link says', async () => {
    const { key } = await aPortrait();
    const url = await presignedLink(amara, { key, width: '64' });

    expect((await world.browser().get(url.replace('64x0', '2048x0'))).status).toBe(404);
  });

  it('is what sizes are for: a document is sent as it is', async () => {
    const { key } = await aFile(aPdf());

    const url = await presignedLink(amara, { key, width: '64', format: 'webp' });

    expect((await world.browser().get(url)).headers.get('content-type')).toBe('application/pdf');
  });
});

describe('a portrait', () => {
  const address = ({ key }: FileRow) => key.replace('profile-docs', '/files/portraits');
  const statuses = async (path: string) =>
    Promise.all([amara, ines, world.browser()].map(async (browser) => (await browser.get(path)).status));

  it('is shown to everybody who is signed in, at an address that stays', async () => {
    const file = await aPortrait({ state: 'kept', use: 'avatar' });

    const answer = await ines.get(address(file));

    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    expect(await statuses(address(file))).toEqual([200, 200, 404]);
  });

  it('is only for its uploader until it is saved', async () => {
    expect(await statuses(address(await aPortrait()))).toEqual([200, 404, 404]);
  });

  it('is a picture: no document is had this way', async () => {
    expect(await statuses(address(await aFile(aPdf())))).toEqual([404, 404, 404]);
  });

  it.each([
    '..%2fopportunities-docs%2fa.png',
    'a%00.webp',
    '%2e%2e',
    'a%0d%0a.webp',
    `${'a'.repeat(400)}.webp`,
  ])('is not found as %s', async (name) => {
    expect((await amara.get(`/files/portraits/${name}`)).status).toBe(404);
  });
});

describe('while storage', () => {
  it.each(['failing', 'hanging', 'down'] as const)(
    'is %s a file is not available, and is again afterwards',
    async (fault) => {
      const [file, portrait] = [await aFile(aPdf(100)), await aPortrait({ state: 'kept', use: 'avatar' })];
      const url = await documentLink(amara, file.key);
      const small = await presignedLink(amara, { key: portrait.key, width: '32' });
      fake.fault = fault;

      for (const address of [url, small, portrait.key.replace('profile-docs', '/files/portraits')]) {
        const answer = await ines.get(address);
        expect(answer).toMatchObject({ status: 503, json: { ok: false, code: 'UNAVAILABLE' } });
        expect(answer.headers.get('cache-control')).toBeNull();
        expect(answer.headers.get('content-disposition')).toBeNull();
      }

      fake.fault = 'none';
      for (const address of [url, small]) expect((await ines.get(address)).status).toBe(200);
    },
  );

  it('is away links are still given: they ask nothing of it', async () => {
    const { key } = await aFile(aPdf());
    fake.fault = 'down';

    expect(await documentLink(amara, key)).toContain(key);
  });

  it('breaks off half a file is not taken for a whole one', async () => {
    const url = await documentLink(amara, (await aFile(aPdf(200_000))).key);
    fake.fault = 'resetting';

    await expect(world.browser().get(url)).rejects.toThrow();
  });
});
