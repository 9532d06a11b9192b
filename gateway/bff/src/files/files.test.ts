import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitor } from '@athenaeum/kit';
import { createFakeSubgraphs, type People } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const KEY = 'recordings/negotiating.mp4';

let world: TestGateway;
beforeAll(async () => {
  const people: People = new Map([[AMARA.id, AMARA]]);
  world = await createTestGateway({ clients: createFakeSubgraphs(people).clients });
  const files = join(world.folder, 'files');
  mkdirSync(join(files, 'public/portraits'), { recursive: true });
  mkdirSync(join(files, 'recordings'));
  writeFileSync(join(files, 'public/portraits/amara.webp'), 'picture');
  writeFileSync(join(files, 'public/example.pdf'), '%PDF-1.4');
  writeFileSync(join(files, 'public/page.html'), '<script>alert(1)</script>');
  writeFileSync(join(files, 'public/drawing.svg'), '<svg onload="alert(1)"/>');
  writeFileSync(join(files, KEY), '0123456789');
  writeFileSync(join(files, 'recordings/maya-chen.mp4'), 'hello');
  writeFileSync(join(files, 'recordings/secret.mp4'), 'secret');
  writeFileSync(join(world.folder, 'outside.mp4'), 'outside');
});
afterAll(() => world.close());
afterEach(() => void jest.restoreAllMocks());

const link = async (key: string, type?: unknown) => {
  const browser = await world.signedIn();
  return browser.post('/aws-proxy/s3/get-data-from-bucket', { key, type });
};

describe('a public picture', () => {
  it('is served to anyone, as immutable', async () => {
    const answer = await world.browser().get('/files/public/portraits/amara.webp');

    expect(answer).toMatchObject({ status: 200, text: 'picture' });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    'page.html',
    'drawing.svg',
    'portraits',
    'portraits/nobody.webp',
    '..%2frecordings%2fnegotiating.mp4',
    '%2e%2e/recordings/negotiating.mp4',
    '..%5crecordings%5cnegotiating.mp4',
  ])('is all there is: not %s', async (path) => {
    expect((await world.browser().get(`/files/public/${path}`)).status).toBe(404);
  });
});

it('a public document is saved, never run here', async () => {
  const answer = await world.browser().get('/files/public/example.pdf');

  expect(answer).toMatchObject({ status: 200, text: '%PDF-1.4' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=example.pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});

describe('the introduction of a coach', () => {
  const INTRODUCTION = 'recordings/maya-chen.mp4';

  it('is given as a link that plays', async () => {
    const { url } = (await link(INTRODUCTION, 1)).json;

    expect(await world.browser().get(url)).toMatchObject({ status: 200, text: 'hello' });
  });

  it('is asked for as what it is, like a recording, and is nothing else', async () => {
    expect((await link(INTRODUCTION, 0)).json).toEqual({ url: null });
    expect((await link(KEY, 1)).json).toEqual({ url: null });
    expect((await link('recordings/secret.mp4', 1)).json).toEqual({ url: null });
    expect((await link(INTRODUCTION, 2)).json).toEqual({ url: null });
    expect((await link('../outside.mp4', 1)).json).toEqual({ url: null });
  });
});

describe('a recording', () => {
  it('is given as a link that plays, and seeks', async () => {
    const { json } = await link(KEY, 0);

    const whole = await world.browser().get(json.url);
    const part = await world.browser().get(json.url, { range: 'bytes=2-4' });

    expect(whole).toMatchObject({ status: 200, text: '0123456789' });
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('cache-control')).toBe('private, max-age=300');
    expect(part).toMatchObject({ status: 206, text: '234' });
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  });

  it('supports HEAD, ranges and conditional requests', async () => {
    const { url } = (await link(KEY)).json;
    const browser = world.browser();
    const about = await browser.head(url);
    const etag = about.headers.get('etag') ?? '';
    const ask = async (headers: Record<string, string>) => {
      const { status, text, headers: given } = await browser.get(url, headers);
      return [status, text, given.get('content-range')];
    };

    expect(about).toMatchObject({ status: 200, text: '' });
    expect(about.headers.get('content-length')).toBe('10');
    expect(about.headers.get('accept-ranges')).toBe('bytes');
    // Said explicitly: left alone, this client would ask for a reload.
    const revalidation = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect(await ask(revalidation)).toEqual([304, '', null]);
    expect(await ask({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await ask({ range: 'bytes=8-500' })).toEqual([206, '89', 'bytes 8-9/10']);
    expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"older"' })).toEqual([200, '0123456789', null]);
    expect(await ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
    expect(await ask({ range: 'bytes=0-1,5-6' })).toEqual([200, '0123456789', null]);
    expect(await ask({ range: 'lines=1-2' })).toEqual([200, '0123456789', null]);
  });

  it('is nothing to who may not watch it, as if there were none', async () => {
    expect((await link('recordings/secret.mp4')).json).toEqual({ url: null });
    expect((await link('recordings/none.mp4')).json).toEqual({ url: null });
    expect((await link('../outside.mp4')).json).toEqual({ url: null });
  });

  it('needs a session', async () => {
    const answer = await world.browser().post('/aws-proxy/s3/get-data-from-bucket', { key: KEY });

    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('UNAUTHENTICATED');
  });

  it.each([{}, { key: { $ne: '' } }, { key: '' }, { key: 'x'.repeat(400) }, []])(
    'cannot be asked for by %j',
    async (body) => {
      const browser = await world.signedIn();

      expect((await browser.post('/aws-proxy/s3/get-data-from-bucket', body)).status).toBe(400);
    },
  );

  it('has a link for that file alone, for five minutes', async () => {
    const url = String((await link(KEY)).json.url);

    const other = await world.browser().get(url.replace('negotiating', 'secret'));
    const forged = await world.browser().get(url.replace(/\.[\w-]{10}/, '.AAAAAAAAAA'));
    const longer = await world.browser().get(url.replace(/\d{13}/, (time) => String(Number(time) + 1)));
    const climbing = await world.browser().get(url.replace(KEY, '..%2f..%2foutside.mp4'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1);
    const late = await world.browser().get(url);

    expect([other, forged, longer, climbing, late].map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404,
    ]);
  });
});

it('queries as the signed-in member, so that the member’s policy applies', async () => {
  const { clients } = createFakeSubgraphs();

  const { data } = await clients.content.ask(
    { query: '{ recording(key: "recordings/negotiating.mp4") { ok code } }' },
    { viewer: visitor, requestId: 'r' },
  );

  expect(data).toEqual({ recording: { ok: false, code: 'UNAUTHENTICATED' } });
});
