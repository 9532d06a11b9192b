import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import type { SiteAnswer, SitePage } from '@athenaeum/shell-contract/site';
import { readEnv } from '../env';
import { createRemoteHost } from '../remoteHost';
import { DOWN, entryOf, shellFolders } from '../testing';

const page: SitePage = {
  kind: 'page',
  status: 200,
  keep: { fresh: 60, stale: 600 },
  title: 'Events',
  tags: [{ tag: 'meta', attributes: { name: 'description', content: '"><script>alert(1)</script>' } }],
  styles: [{ css: 'a{color:red}' }],
  html: '<h1 style="color: &quot;blue&quot;">Events</h1>',
  data: { queries: ['</script><script>alert(2)</script>'] },
  structured: [{ name: '</script>' }],
};

/** A host with a site whose server side is this code. */
function hostOf(code: string, change: (file: string) => void = () => undefined) {
  const { dataDir } = shellFolders();
  const folder = join(dataDir, 'remotes/mfe-events/v001');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.cjs');
  writeFileSync(file, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  change(file);
  const remote = {
    ...entryOf('mfe-events', [{ path: '/events', title: 'Events' }]),
    files: [{ name: 'server.cjs', bytes: 1, brotli: null, integrity }],
    site: { server: 'server.cjs', scripts: {} },
  };
  return createRemoteHost({
    name: 'mfe-events',
    env: readEnv({ DATA_DIR: dataDir, GATEWAY_URL: DOWN, SITE_ORIGINS: 'mfe-events=https://events.example' }),
    registry: {
      current: () => Promise.resolve({ id: '1', remotes: [remote], canaries: [], quarantined: [] }),
    },
    log: pino({ level: 'silent' }),
  });
}

const answering = (answer: SiteAnswer) => `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, answer: ${JSON.stringify(answer)} }));`;

describe('a page', () => {
  it('runs nothing that somebody wrote into it', async () => {
    const { text } = await request(hostOf(answering(page))).get('/events');

    expect(text).not.toMatch(/<script>/);
    expect(text).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).toContain('{"name":"\\u003c/script>"}');
  });

  it('allows the styles that are in it, and no other', async () => {
    const { headers } = await request(hostOf(answering(page))).get('/events');
    const policy = headers['content-security-policy'];
    const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');

    expect(policy).toContain(`'sha256-${hashOf('a{color:red}')}'`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hashOf('color: "blue"')}'`);
    expect(policy).not.toMatch(/nonce|'unsafe-inline'/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is the same for everybody, and not sent to who has it', async () => {
    const host = hostOf(answering(page));
    const first = await request(host).get('/events').set('Cookie', 'session=1');
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(first.headers['set-cookie']).toBeUndefined();

    const second = await request(host).get('/events').set('If-None-Match', first.headers.etag!);
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
  });

  it('tells what it cost whom it was made for, and nothing to who is given the same', async () => {
    const host = hostOf(answering({ ...page, costs: 'fetches;desc=2, queries;desc=5' }));

    expect((await request(host).get('/events')).headers['server-timing']).toBe(
      'fetches;desc=2, queries;desc=5',
    );
    expect((await request(host).get('/events')).headers['server-timing']).toBeUndefined();
  });

  it('may be framed elsewhere only when it is made for that', async () => {
    const { headers } = await request(hostOf(answering({ ...page, embeddable: true }))).get('/events');

    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('that is for nobody to keep is kept by nobody', async () => {
    const { status, headers } = await request(
      hostOf(answering({ ...page, status: 503, keep: undefined })),
    ).get('/events');

    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe('10');
    expect(headers.etag).toBeUndefined();
  });
});

it('draws a picture of an SVG', async () => {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
  const host = hostOf(answering({ kind: 'file', status: 200, type: 'image/svg+xml', body, draw: 'png' }));
  const { headers, body: bytes } = await request(host).get('/pictures/a.png').buffer(true);

  expect(headers['content-type']).toBe('image/png');
  expect((bytes as Buffer).readUInt32BE(16)).toBe(40);
});

it('leads on by an address of its own only', async () => {
  const { status, headers } = await request(hostOf(answering({ kind: 'move', to: '/events' }))).get('/');

  expect([status, headers.location]).toEqual([308, '/events']);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('never leads to %s', async (to) => {
  const { status, headers } = await request(hostOf(answering({ kind: 'move', to }))).get('/');

  expect([status, headers.location]).toEqual([503, undefined]);
});

it('knows where it stands from its configuration, whatever a request says', async () => {
  const host = hostOf(`
    const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', ({ id, request }) =>
      parentPort.postMessage({ id, answer: { kind: 'file', status: 200, type: 'text/plain', body: workerData.origin + request.path } }));`);
  const { text } = await request(host)
    .get('/events?a=1')
    .set('Host', 'evil.example')
    .set('X-Forwarded-Host', 'evil');

  expect(text).toBe('https://events.example/events?a=1');
});

it('knows nothing of the environment of the server that runs it', async () => {
  process.env.SESSION_SECRET = 'for the server alone';
  const host = hostOf(`
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) =>
      parentPort.postMessage({ id, answer: { kind: 'file', status: 200, type: 'application/json', body: JSON.stringify(process.env) } }));`);

  const { body } = await request(host).get('/events');
  delete process.env.SESSION_SECRET;

  expect(body).toEqual({});
});

describe('a site that is broken', () => {
  it.each([
    ['throws as it starts', 'throw new Error("broken")'],
    [
      'ends when it is asked',
      'require("node:worker_threads").parentPort.on("message", () => process.exit(1))',
    ],
    [
      'fails to answer',
      'const { parentPort } = require("node:worker_threads"); parentPort.on("message", ({ id }) => parentPort.postMessage({ id, failure: "no" }))',
    ],
  ])('that %s costs its own pages, for as long as it is', async (_how, code) => {
    const host = hostOf(code);

    const { status, text, headers } = await request(host).get('/events');

    expect(status).toBe(503);
    expect(text).toContain('We’ll be back in a moment');
    expect(headers['cache-control']).toBe('no-store');
    expect((await request(host).get('/live')).status).toBe(200);
  });

  it('that never answers times out, and is restarted', async () => {
    const host = hostOf(`
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, request }) => {
        if (request.path === '/stuck') for (;;);
        parentPort.postMessage({ id, answer: { kind: 'file', status: 200, type: 'text/plain', body: 'well' } });
      });`);

    expect((await request(host).get('/stuck')).status).toBe(503);
    expect((await request(host).get('/events')).text).toBe('well');
  });

  it('whose code is not what was published is not run', async () => {
    const host = hostOf(answering(page), (file) =>
      writeFileSync(file, answering({ ...page, html: 'changed' })),
    );

    expect((await request(host).get('/events')).status).toBe(503);
  });
});

it('serves the code of its server side to nobody', async () => {
  const { status, text } = await request(hostOf(answering(page))).get('/remotes/mfe-events/v001/server.cjs');

  expect(status).toBe(404);
  expect(text).not.toContain('worker_threads');
});

it('has no answer of its own for an address that cannot be decoded', async () => {
  const { status, text } = await request(hostOf(answering({ ...page, status: 404, html: 'Nothing' }))).get(
    '/events/%E0%A4%A',
  );

  expect(status).toBe(404);
  expect(text).toContain('Nothing');
});

it('takes reads only', async () => {
  expect((await request(hostOf(answering(page))).post('/events')).status).toBe(405);
});

describe('while another version is tried', () => {
  function hostOfTwo() {
    const { dataDir } = shellFolders();
    const remoteOf = (version: string) => {
      const folder = join(dataDir, 'remotes/mfe-events', version);
      const code = answering({ ...page, html: `<h1>${version}</h1>` });
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'server.cjs'), code);
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      return {
        ...entryOf('mfe-events', [{ path: '/events', title: 'Events' }]),
        version,
        files: [{ name: 'server.cjs', bytes: 1, brotli: null, integrity }],
        site: { server: 'server.cjs', scripts: {} },
      };
    };
    return createRemoteHost({
      name: 'mfe-events',
      env: readEnv({ DATA_DIR: dataDir, GATEWAY_URL: DOWN }),
      registry: {
        current: () =>
          Promise.resolve({
            id: '1',
            remotes: [remoteOf('v001')],
            // What the page reads of a canary.
            canaries: [{ entry: remoteOf('v002'), percent: 5 }] as never,
            quarantined: [],
          }),
      },
      log: pino({ level: 'silent' }),
    });
  }

  it.each([
    ['v002', 'v002'],
    ['v001', 'v001'],
    ['v000', 'v001'],
  ])('who asks for %s is shown %s', async (asked, shown) => {
    const host = hostOfTwo();
    await request(host).get('/events');

    const { text } = await request(host).get('/events').set('X-Remote-Version', asked);

    expect(text).toContain(`<h1>${shown}</h1>`);
  });
});
