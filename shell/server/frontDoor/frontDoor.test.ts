import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { createTestShell, DOWN, entryOf, listening } from '../testing';

const PAGE =
  '<!doctype html><html><head><style>a{color:red}</style></head><body><h1>Come in</h1></body></html>';

const home = entryOf('mfe-home', [{ path: '/', title: 'Home', roles: ['member'] }]);
home.manifest.search = { to: '/', parameter: 'query_search' };
const events = entryOf('mfe-events', [{ path: '/events', title: 'Events' }]);
events.manifest.frontDoor = '/front-door';
const snapshot = { id: '1', remotes: [home, events], canaries: [], quarantined: [] };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  jest.restoreAllMocks();
});

async function serve(handler: RequestListener): Promise<string> {
  const { origin, close } = await listening(handler);
  closing.push(close);
  return origin;
}

const answering =
  (html: string, status = 200, type = 'text/html; charset=utf-8'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(html);

interface World {
  host?: RequestListener;
  /** What `/api/auth/me` answers; nobody does when left out. */
  me?: object;
  given?: typeof snapshot;
}

async function shellWith({ host = answering(PAGE), me, given = snapshot }: World = {}) {
  const gateway = me
    ? await serve((_request, response) =>
        response
          .writeHead(200, {
            'content-type': 'application/json',
            'set-cookie': 'athenaeum_session=; Max-Age=0',
          })
          .end(JSON.stringify(me)),
      )
    : DOWN;
  return createTestShell({
    snapshot: given,
    env: { SITE_ORIGINS: `mfe-events=${await serve(host)}`, GATEWAY_URL: gateway },
  });
}

const isOfShell = (text: string) => text.includes('id="registry"');

it('is the page that a remote draws for visitors, for everybody alike', async () => {
  const { status, text, headers } = await request(await shellWith()).get('/?utm_source=letter');

  expect([status, text]).toEqual([200, PAGE]);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  expect(headers.vary).toMatch(/Cookie.*Accept-Language.*Accept-Encoding/);
  expect(headers['set-cookie']).toBeUndefined();
});

it('may use the styles that are in it and scripts of this origin, and be in no frame', async () => {
  const { headers } = await request(await shellWith()).get('/');
  const policy = headers['content-security-policy'];

  expect(policy).toContain(`'sha256-${createHash('sha256').update('a{color:red}').digest('base64')}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/nonce|unsafe-inline/);
});

it('is not sent to a browser that has it', async () => {
  const app = await shellWith();
  const { headers } = await request(app).get('/');

  const again = await request(app).get('/').set('If-None-Match', headers.etag!);

  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

it('is asked for in the language of the visitor', async () => {
  const host: RequestListener = ({ headers }, response) =>
    // The parts of a request and a response that it uses.
    answering(`<h1>${headers['accept-language']}</h1>`)({} as never, response as never);

  const app = await shellWith({ host });

  expect((await request(app).get('/').set('Accept-Language', 'es-MX,es;q=0.9')).text).toBe('<h1>es</h1>');
  expect((await request(app).get('/').set('Accept-Language', 'en-US')).text).toBe('<h1>en</h1>');
});

it('is of the version that the visitor is trying, and then for nobody else to keep', async () => {
  const host: RequestListener = ({ headers }, response) =>
    // As above.
    answering(`<h1>${headers['x-remote-version']}</h1>`)({} as never, response as never);
  const canaries = [{ entry: { ...events, version: 'v002' }, percent: 100 }];

  const { text, headers } = await request(
    await shellWith({ host, given: { ...snapshot, canaries } as typeof snapshot }),
  ).get('/');

  expect(text).toBe('<h1>v002</h1>');
  expect(headers['set-cookie']?.[0]).toContain('cohort=');
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('is shown to somebody with cookies other than a session’s, whether or not the gateway is there', async () => {
  const { status, text } = await request(await shellWith())
    .get('/')
    .set('Cookie', 'cohort=5; athenaeum_device=1');

  expect([status, text]).toEqual([200, PAGE]);
});

it('is shown to somebody whose session is over, who loses the cookie of it', async () => {
  const { text, headers } = await request(await shellWith({ me: { user: null } }))
    .get('/')
    .set('Cookie', 'athenaeum_session=old');

  expect(text).toBe(PAGE);
  expect(headers['set-cookie']?.[0]).toContain('Max-Age=0');
  expect(headers['cache-control']).toBe('private, no-cache');
});

describe('the page of the shell is shown instead', () => {
  const signedIn = { me: { user: { id: '1', roles: ['member'] } } };
  // What the page reads of it.
  const quarantined = [{ name: 'mfe-events', reason: 'killed' }] as never;
  const leadingAway: RequestListener = (_request, response) =>
    response.writeHead(302, { location: 'https://evil.example' }).end();

  it.each<[string, World & { path?: string; cookie?: string }]>([
    ['to somebody who is signed in', { ...signedIn, cookie: 'athenaeum_session=1' }],
    ['while nobody can say who it is', { cookie: 'athenaeum_session=1' }],
    ['at any other address', { path: '/events' }],
    ['to who searches', { path: '/?query_search=board' }],
    ['where no remote draws one', { given: { ...snapshot, remotes: [home] } }],
    ['where the remote was taken away', { given: { ...snapshot, remotes: [home], quarantined } }],
    ['when its host fails', { host: answering('no', 500) }],
    ['when its host draws nothing', { host: answering('no', 404) }],
    ['when its host answers with something else', { host: answering('{}', 200, 'application/json') }],
    ['when its host leads elsewhere', { host: leadingAway }],
    ['when its host hangs up', { host: (_request, response) => response.destroy() }],
    ['when it is too large', { host: answering('x'.repeat(600 * 1024)) }],
  ])('%s', async (_when, { path = '/', cookie, ...world }) => {
    const asking = request(await shellWith(world)).get(path);

    const { status, text, headers } = await (cookie ? asking.set('Cookie', cookie) : asking);

    expect(status).toBe(200);
    expect(isOfShell(text)).toBe(true);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('when its host hangs', async () => {
    const patience = new AbortController();
    const host: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>');
      patience.abort();
    };
    const app = await shellWith({ host });
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);

    const { status, text } = await request(app).get('/');

    expect(status).toBe(200);
    expect(isOfShell(text)).toBe(true);
  });
});
