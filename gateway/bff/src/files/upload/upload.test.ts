import { existsSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import { openForFile } from '@athenaeum/kit/testing';
import sharp from 'sharp';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aHeavyPicture, aPdf, aPicture, aPixelFlood } from '@athenaeum/gateway-testing/uploads';

const PATH = '/aws-proxy/s3/upload-file';
const OWN_FOLDER = 'opportunities-docs/amara/';
const REFUSED = { ok: false, message: 'Failed to upload file' };

const world = openForFile(() =>
  createTestGateway({ env: { LIMIT_UPLOAD: '1000', UPLOAD_PAUSE_MS: '3000' } }),
);
let amara: Browser;
beforeAll(async () => {
  amara = await world.signedIn();
});
afterEach(() => StoredFile.deleteMany({}));

type Part = readonly [field: string, value: string | Uint8Array, name?: string, type?: string];
function formOf(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [field, value, name = 'cv.pdf', type = 'application/pdf'] of parts)
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([value as Uint8Array<ArrayBuffer>], { type }), name);
  return form;
}
const upload = (...parts: Part[]) => amara.upload(PATH, formOf(...parts));
const uploadTo = (folder: string, content: Uint8Array, name?: string, type?: string) =>
  upload(['file', content, name, type], ['folderName', folder]);

const record = (key: string) => StoredFile.findOne({ key }).lean<FileRow>();
const pathOf = (key: string) => join(world.folder, 'files', key);
const leftBehind = async () => ({
  records: await StoredFile.countDocuments(),
  incoming: existsSync(join(world.folder, 'incoming')) ? readdirSync(join(world.folder, 'incoming')) : [],
});
const NOTHING = { records: 0, incoming: [] };

describe('a document', () => {
  it('is kept as it came, under a generated name, owned by the uploader', async () => {
    const pdf = aPdf(3000);

    const { status, json } = await uploadTo(OWN_FOLDER, pdf, 'Résumé 2026.pdf');

    expect(status).toBe(200);
    expect(json).toEqual({
      ok: true,
      message: null,
      data: {
        key: `opportunities-docs/amara/${json.data.filename}`,
        filename: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
        name: 'Résumé 2026.pdf',
        type: 'application/pdf',
        bytes: 3000,
      },
    });
    expect(statSync(pathOf(json.data.key)).size).toBe(3000);
    expect(await record(json.data.key)).toMatchObject({
      owner_id: 'amara',
      folder: 'opportunities-docs',
      state: 'waiting',
      use: null,
    });
    expect((await leftBehind()).incoming).toEqual([]);
  });

  it('may say its folder before it comes, and without the slash', async () => {
    const { json } = await upload(['folderName', 'profile-docs'], ['file', aPdf()]);

    expect(json.data.key).toBe(`profile-docs/${json.data.filename}`);
  });

  it('may have 10 MB to the byte', async () => {
    expect((await uploadTo(OWN_FOLDER, aPdf(10_000_000))).status).toBe(200);
    expect((await uploadTo(OWN_FOLDER, aPdf(10_000_001))).status).toBe(413);
  });

  it('is what it holds, not what it is called', async () => {
    const { json } = await uploadTo('profile-docs', aPdf(), 'me.png', 'image/png');

    expect(json.data).toMatchObject({ type: 'application/pdf', name: 'me.pdf' });
  });
});

describe('a picture', () => {
  it('is redrawn: small, upright, and without where and with what it was taken', async () => {
    const photograph = await aPicture(3000, 2000)
      .jpeg()
      .withExif({ IFD0: { Make: 'Some camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { json } = await uploadTo('profile-docs', photograph, 'IMG_1.JPG', 'image/jpeg');

    const kept = await sharp(pathOf(json.data.key)).metadata();
    expect(json.data).toMatchObject({ type: 'image/webp', name: 'IMG_1.webp' });
    expect(kept).toMatchObject({ format: 'webp', width: 341, height: 512 });
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual(Array(4).fill(undefined));
    expect(json.data.bytes).toBe(statSync(pathOf(json.data.key)).size);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const { json } = await uploadTo('profile-docs', await aPicture(20, 20).toFormat(format).toBuffer());

    expect(json.data.type).toBe('image/webp');
  });

  it('that is animated becomes still', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => aPicture(9, 9, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();

    const { json } = await uploadTo('profile-docs', moving);

    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await sharp(pathOf(json.data.key)).metadata()).pages).toBeUndefined();
  });

  it.each(['png', 'jpeg'] as const)('of a document stays a %s, and readable', async (format) => {
    const { json } = await uploadTo(OWN_FOLDER, await aPicture(2480, 3508).toFormat(format).toBuffer());

    expect(json.data.type).toBe(`image/${format}`);
    expect(await sharp(pathOf(json.data.key)).metadata()).toMatchObject({
      format,
      width: 2480,
      height: 3508,
    });
  });
});

describe('what is refused, and leaves nothing', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const text = (content: string) => Buffer.from(content, 'latin1');
  const pdf = aPdf(500).toString('latin1');

  it.each<[string, string, () => Buffer | Promise<Buffer>, number]>([
    ['a page', OWN_FOLDER, () => text(html), 415],
    ['a drawing that can run', 'profile-docs', () => text(svg), 415],
    ['a program', OWN_FOLDER, () => text('MZ\x90\0\x03'), 415],
    ['nothing', OWN_FOLDER, () => Buffer.alloc(0), 415],
    ['a PDF that is a page as well', OWN_FOLDER, () => text(pdf.replace('\n', `\n%${html}\n`)), 415],
    ['a page before a PDF', OWN_FOLDER, () => text(html + pdf), 415],
    ['an archive after a PDF', OWN_FOLDER, () => text(`${pdf}PK\x03\x04 and more`), 415],
    ['half a PDF', OWN_FOLDER, () => text(pdf.slice(0, 300)), 415],
    [
      'a picture of only a beginning',
      'profile-docs',
      async () => (await aPicture(9, 9).png().toBuffer()).subarray(0, 60),
      415,
    ],
    [
      'half a picture',
      'profile-docs',
      async () => (await aHeavyPicture(200).jpeg().toBuffer()).subarray(0, 5000),
      415,
    ],
    ['a moving picture as a document', OWN_FOLDER, () => aPicture(9, 9).gif().toBuffer(), 415],
    ['a picture 10,001 wide', 'profile-docs', () => aPicture(10_001, 2).png().toBuffer(), 413],
    ['a picture 10,001 high', OWN_FOLDER, () => aPicture(2, 10_001).png().toBuffer(), 413],
    ['a flood of pixels', 'profile-docs', () => aPixelFlood(9_999, 9_999), 413],
    ['a flood of more', OWN_FOLDER, () => aPixelFlood(60_000, 60_000), 413],
    ['a portrait of over 5 MB', 'profile-docs', () => aHeavyPicture(1400).png().toBuffer(), 413],
  ])('%s', async (_what, folder, content, status) => {
    const answer = await uploadTo(folder, await content(), 'harmless.png', 'image/png');

    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ ...REFUSED, code: 'INVALID', fields: { file: expect.any(String) } });
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it.each<[string, Part[], number]>([
    [
      'somebody else’s folder',
      [
        ['file', aPdf()],
        ['folderName', 'opportunities-docs/ines/'],
      ],
      403,
    ],
    [
      'a folder of nobody',
      [
        ['file', aPdf()],
        ['folderName', 'opportunities-docs'],
      ],
      400,
    ],
    [
      'a folder above',
      [
        ['file', aPdf()],
        ['folderName', '../profile-docs'],
      ],
      400,
    ],
    [
      'a folder above, in disguise',
      [
        ['file', aPdf()],
        ['folderName', 'profile-docs/%2e%2e'],
      ],
      400,
    ],
    [
      'a folder with a line of its own',
      [
        ['file', aPdf()],
        ['folderName', 'profile-docs\r\nx'],
      ],
      400,
    ],
    [
      'a folder with nothing in its name',
      [
        ['file', aPdf()],
        ['folderName', 'profile-docs\0'],
      ],
      400,
    ],
    [
      'a folder with a very long name',
      [
        ['file', aPdf()],
        ['folderName', 'p'.repeat(5000)],
      ],
      400,
    ],
    [
      'another folder',
      [
        ['file', aPdf()],
        ['folderName', 'recordings'],
      ],
      400,
    ],
    ['no folder', [['file', aPdf()]], 400],
    ['no file', [['folderName', OWN_FOLDER]], 400],
    [
      'two files',
      [
        ['file', aPdf()],
        ['file', aPdf()],
        ['folderName', OWN_FOLDER],
      ],
      400,
    ],
    [
      'two folders',
      [
        ['folderName', OWN_FOLDER],
        ['folderName', 'profile-docs'],
        ['file', aPdf()],
      ],
      400,
    ],
    [
      'a file by another name',
      [
        ['cv', aPdf()],
        ['folderName', OWN_FOLDER],
      ],
      400,
    ],
    [
      'more than was asked for',
      [
        ['file', aPdf()],
        ['folderName', OWN_FOLDER],
        ['owner_id', 'ines'],
      ],
      400,
    ],
  ])('%s', async (_what, parts, status) => {
    const answer = await upload(...parts);

    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject(REFUSED);
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('what is no form', async () => {
    expect(await amara.post(PATH, { file: 'x' })).toMatchObject({ status: 400, json: REFUSED });
  });

  it('visitors, and other sites', async () => {
    const form = formOf(['file', aPdf()], ['folderName', OWN_FOLDER]);

    expect((await world.browser().upload(PATH, form)).status).toBe(401);
    expect((await amara.upload(PATH, form, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await leftBehind()).toEqual(NOTHING);
  });
});

describe('an upload that does not come in', () => {
  const BOUNDARY = 'edge';
  const beginning = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`,
  );
  const begin = (headers: Record<string, string | number> = {}) =>
    request(world.origin + PATH, {
      method: 'POST',
      headers: {
        origin: world.origin,
        cookie: amara.cookieHeader(PATH),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
  const answerTo = (sent: ReturnType<typeof begin>) =>
    new Promise<{ status: number | undefined; json: unknown }>((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode, json: JSON.parse(text) });
      });
    });
  const theFirstBytes = async () => {
    while ((await leftBehind()).incoming.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };

  it('whole is refused', async () => {
    const sent = begin();
    sent.end(beginning);

    expect(await answerTo(sent)).toMatchObject({ status: 400, json: REFUSED });
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('in time is given up', async () => {
    const sent = begin();
    sent.write(beginning);

    expect(await answerTo(sent)).toMatchObject({ status: 408, json: REFUSED });
    expect(await leftBehind()).toEqual(NOTHING);
    sent.destroy();
  });

  it('because the client hung up is removed', async () => {
    const sent = begin();
    sent.on('error', () => {});
    sent.write(beginning);
    await theFirstBytes();

    sent.destroy();

    while ((await leftBehind()).incoming.length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('because it is too large is read to its end, so that the answer arrives', async () => {
    expect(await uploadTo(OWN_FOLDER, aPdf(25_000_000))).toMatchObject({ status: 413, json: REFUSED });
  });

  it('because it says beforehand that it is far too large is not waited for', async () => {
    const sent = begin({ 'content-length': 50_000_000 });
    sent.write(beginning);

    expect(await answerTo(sent)).toMatchObject({ status: 413, json: REFUSED });
    sent.destroy();
  });

  it('to an end is stopped', async () => {
    const sent = begin();
    const answer = answerTo(sent);
    sent.write(beginning);
    const piece = Buffer.alloc(1_000_000, '0');
    for (let count = 0; count < 11; count += 1) sent.write(piece);

    expect(await answer).toMatchObject({ status: 413, json: REFUSED });
    expect(await leftBehind()).toEqual(NOTHING);
    sent.destroy();
  });
});
