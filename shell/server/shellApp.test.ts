import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createReportTokens, DEVELOPMENT_REPORT_KEY, type ProvenPage } from '@athenaeum/registry';
import type { Express } from 'express';
import request from 'supertest';
import { createTestShell, entryOf, listening, shellFolders, writeRemoteFile } from './testing';

const learning = entryOf('mfe-learning', [
  { path: '/', title: 'Home' },
  { path: '/salons/:slug', title: 'Salon' },
]);
const coaching = entryOf('mfe-coaching', [{ path: '/expert-strategists', title: 'Coaching' }]);
const snapshot = { id: 'snapshot-1', remotes: [learning, coaching], canaries: [], quarantined: [] };

const es = { learning: 'aprendizaje', Home: 'Inicio', Salon: 'Salón' };
const translated = {
  ...snapshot,
  remotes: [{ ...learning, manifest: { ...learning.manifest, translations: { es } } }],
};

const dataIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

describe('a page', () => {
  it('has the registry and the session inside, and announces the code of its own remote only', async () => {
    const { status, text } = await request(createTestShell({ snapshot })).get('/salons/the-art-of-the-ask');

    expect(status).toBe(200);
    expect(text).toContain('<title>Salon · Athenaeum</title>');
    expect(dataIn(text, 'registry').remotes.map(({ name }: { name: string }) => name)).toEqual([
      'mfe-learning',
      'mfe-coaching',
    ]);
    expect(dataIn(text, 'session')).toEqual({ user: null });
    expect(text).toMatch(
      /rel="preload" as="script" integrity="[^"]+" href="\/remotes\/mfe-learning\/v001\/remote\.js"/,
    );
    expect(text).not.toMatch(/rel="preload"[^>]*mfe-coaching/);
  });

  it('has the labels of the language it is in, and those alone', async () => {
    const app = createTestShell({ snapshot: translated });
    const pageFor = (languages: string) => request(app).get('/').set('Accept-Language', languages);

    const spanish = await pageFor('es-MX,es;q=0.9,en;q=0.8');
    const english = await pageFor('en-US,en;q=0.9,es;q=0.8');

    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain('<title>Inicio · Athenaeum</title>');
    expect(dataIn(spanish.text, 'registry').remotes[0].manifest.translations).toEqual({ es });
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('<title>Home · Athenaeum</title>');
    expect(english.text).not.toContain('Inicio');
    expect(english.headers.etag).not.toBe(spanish.headers.etag);
  });

  it('is told the labels of its language again when it asks for the registry of now', async () => {
    const app = createTestShell({ snapshot: translated });

    const { body } = await request(app).get('/registry.json').set('Accept-Language', 'es');

    expect(body.remotes[0].manifest.translations).toEqual({ es });
  });

  it('allows no inline script, no eval and no frame, and styles only by its nonce', async () => {
    const app = createTestShell({ snapshot });

    const first = await request(app).get('/');
    const second = await request(app).get('/');

    const policy = first.headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(scripts).toBe("'self'");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(first.text).toContain(`<style nonce="${nonce}">`);
    expect(second.headers['content-security-policy']).not.toBe(policy);
    expect(first.text).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
  });

  it('allows scripts of the configured hosts of remotes, and names their addresses', async () => {
    const env = { REMOTE_ORIGINS: 'mfe-coaching=http://localhost:3002' };

    const { text, headers } = await request(createTestShell({ snapshot, env })).get('/expert-strategists');

    expect(headers['content-security-policy']).toContain("script-src 'self' http://localhost:3002;");
    expect(text).toContain(
      'crossorigin="anonymous" href="http://localhost:3002/remotes/mfe-coaching/v001/remote.js"',
    );
  });

  it('says where it is drawn without JavaScript, if its remote is a site of its own', async () => {
    const events = entryOf('mfe-events', [{ path: '/events/:slug', title: 'Event' }]);
    const remotes = [learning, { ...events, site: { server: 'server.cjs', scripts: {} } }];
    const env = { SITE_ORIGINS: 'mfe-events=https://events.example,mfe-learning=https://learning.example' };
    const app = createTestShell({ snapshot: { ...snapshot, remotes }, env });
    const pageAt = async (path: string) =>
      /<noscript>.*<\/noscript>/.exec((await request(app).get(path)).text)?.[0];

    expect(await pageAt('/events/a%22b?c=%3Cd%3E&e')).toContain(
      '<a href="https://events.example/events/a%22b?c=%3Cd%3E&amp;e">This page without JavaScript</a>',
    );
    expect(await pageAt('/events/.//evil')).not.toContain('href="https://evil');
    expect(await pageAt('/')).not.toContain('<a ');
  });

  it('cannot be left by what is in its data', async () => {
    const title = '</script><script>alert(1)</script>';
    const evil = { ...snapshot, remotes: [entryOf('mfe-evil', [{ path: '/', title }])] };

    const { text } = await request(createTestShell({ snapshot: evil })).get('/');

    expect(text).not.toContain('<script>alert');
    expect(dataIn(text, 'registry').remotes[0].manifest.pages[0].title).toBe(title);
  });

  it('is sent again only when something in it changed', async () => {
    const app = createTestShell({ snapshot });
    const { headers } = await request(app).get('/');

    const again = await request(app).get('/').set('If-None-Match', headers.etag!);
    const elsewhere = await request(app).get('/expert-strategists').set('If-None-Match', headers.etag!);

    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(elsewhere.status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is sent again once the token in it has been kept for an hour', async () => {
    const app = createTestShell({ snapshot });
    const { headers } = await request(app).get('/');
    const anHourAgo = (Date.now() - 61 * 60_000).toString(36);

    const again = await request(app)
      .get('/')
      .set('If-None-Match', headers.etag!.replace(/-[0-9a-z]+"$/, `-${anHourAgo}"`));

    expect(again.status).toBe(200);
  });

  it('holds a token for the versions in it, which only the key it was signed with proves', async () => {
    const env = { REPORT_KEY: 'a-key-for-reports-of-32-bytes-or-more' };
    const app = createTestShell({ snapshot, env });

    const [one, other] = await Promise.all([request(app).get('/'), request(app).get('/registry.json')]);

    const tokens = [dataIn(one.text, 'registry').token, other.body.token] as string[];
    const pages = tokens.map((token) => createReportTokens([env.REPORT_KEY]).read(token, null) as ProvenPage);
    expect(new Set(pages.map(({ tab }) => tab)).size).toBe(2);
    for (const page of pages) {
      expect(page.member).toBeNull();
      expect([page.has('mfe-learning', 'v001'), page.has('mfe-learning', 'v002')]).toEqual([true, false]);
    }
    expect(createReportTokens(['another-key-of-32-bytes-or-more-long']).read(tokens[0]!, null)).toBe(
      'forged',
    );
  });

  it('of a member holds a token that is valid with that session alone', async () => {
    const gateway = await listening((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"user":{"id":"amara"}}'),
    );
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });

    const { text } = await request(app).get('/').set('Cookie', 'a=b; athenaeum_session=hers; c=d');
    gateway.close();

    const read = (session: string | null) =>
      createReportTokens([DEVELOPMENT_REPORT_KEY]).read(dataIn(text, 'registry').token, session);
    expect(read('hers')).toMatchObject({ member: expect.stringMatching(/^[\w-]{16}$/) });
    expect([read('his'), read(null)]).toEqual(['late', 'late']);
    expect(text).not.toContain('"hers"');
  });

  it.each([
    [['member'], false],
    [['member', 'editor'], true],
  ])('says in its token whether it is of staff: %j', async (roles, isStaff) => {
    const gateway = await listening((_request, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ user: { id: 'amara', roles } })),
    );
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });

    const { text } = await request(app).get('/').set('Cookie', 'athenaeum_session=hers');
    gateway.close();

    expect(
      createReportTokens([DEVELOPMENT_REPORT_KEY]).read(dataIn(text, 'registry').token, 'hers'),
    ).toMatchObject({ isStaff });
  });

  it('leaves quarantined remotes out and names them', async () => {
    const quarantined = [{ name: 'mfe-admin', reason: 'contract 9' }];

    const { text } = await request(createTestShell({ snapshot: { ...snapshot, quarantined } })).get('/');

    expect(dataIn(text, 'registry').quarantined).toEqual(['mfe-admin']);
    expect(text).not.toContain('contract 9');
  });

  it('says clearly that it cannot be shown when there is no registry', async () => {
    const { status, text } = await request(createTestShell({ snapshot: null })).get('/');

    expect(status).toBe(503);
    expect(text).toContain('<h1>We’ll be back in a moment</h1>');
    // Without it the page is white where everything else is dark.
    expect(text).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('says that in the language of the browser', async () => {
    const { text } = await request(createTestShell({ snapshot: null }))
      .get('/')
      .set('Accept-Language', 'es-MX,es;q=0.9,en;q=0.5');

    expect(text).toContain('<html lang="es">');
    expect(text).toContain('<h1>Volvemos en un momento</h1>');
    expect(text).toContain('Reintentar');
  });
});

describe('code', () => {
  it('is a plain 404 when it is not there, never a page', async () => {
    const app = createTestShell({ snapshot });

    for (const path of [
      '/remotes/mfe-learning/v001/gone.js',
      '/main.gone.js',
      '/remotes/nobody',
      '/remotes/../x.js',
    ]) {
      const { status, headers, text } = await request(app).get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toMatch(/text\/plain/);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).not.toContain('<');
    }
  });

  it('is served for ever, compressed as it was built', async () => {
    const folders = shellFolders();
    writeRemoteFile(folders.dataDir, 'mfe-learning/v001/remote.js', 'void 0;');
    writeRemoteFile(folders.dataDir, 'mfe-learning/v001/remote.js.gz', 'zipped');
    const app = createTestShell({ snapshot, folders });

    const { headers } = await request(app)
      .head('/remotes/mfe-learning/v001/remote.js')
      .set('Accept-Encoding', 'gzip');

    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is found for an old version, so that open pages survive a deploy', async () => {
    const folders = shellFolders();
    writeRemoteFile(folders.dataDir, 'mfe-learning/v000/late.js', 'void 0;');

    const { status } = await request(createTestShell({ snapshot, folders })).get(
      '/remotes/mfe-learning/v000/late.js',
    );

    expect(status).toBe(200);
  });
});

describe('the gateway', () => {
  it('is answered for in JSON, and for people in a page, while it is down', async () => {
    const app = createTestShell({ snapshot });

    const data = await request(app).post('/graphql').send({ query: '{ me { ok } }' });
    const page = await request(app).get('/api/auth/login').set('Accept', 'text/html');

    expect(data.status).toBe(502);
    expect(data.body).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
    expect(page.status).toBe(502);
    expect(page.text).toContain('<h1>');
  });

  it('is handed its own paths with the cookie, and none of the pages', async () => {
    const gateway = await listening((req, res) =>
      res.end(JSON.stringify({ url: req.url, headers: req.headers })),
    );
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });

    const feed = await request(app)
      .get('/calendar/salons/boardroom-ready.ics')
      .set('Cookie', 'athenaeum_session=1')
      .set('X-Forwarded-For', '6.6.6.6');
    const session = await request(app).get('/calendar/sessions/s1.ics');
    const page = await request(app).get('/calendar');

    expect(JSON.parse(session.text).url).toBe('/calendar/sessions/s1.ics');
    const seen = JSON.parse(feed.text);
    expect(seen.url).toBe('/calendar/salons/boardroom-ready.ics');
    expect(seen.headers.cookie).toBe('athenaeum_session=1');
    expect(seen.headers['x-forwarded-for']).not.toContain('6.6.6.6');
    expect(seen.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(page.text).toMatch(/^<!doctype html>/);
    gateway.close();
  });

  it('tells who is signed in, and its renewed cookie reaches the browser', async () => {
    const user = { id: '1', name: 'Amara Osei', roles: ['member'] };
    const gateway = await listening((req, res) => {
      res.setHeader('Set-Cookie', 'session=2; HttpOnly');
      res.end(JSON.stringify({ user: req.headers.cookie === 'athenaeum_session=1' ? user : null }));
    });
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });

    const { text, headers } = await request(app).get('/').set('Cookie', 'athenaeum_session=1');

    expect(dataIn(text, 'session')).toEqual({ user });
    expect(headers['set-cookie']).toEqual(['session=2; HttpOnly']);
    gateway.close();
  });

  it('tells what asking who is signed in took, where the gateway tells', async () => {
    const gateway = await listening((_req, res) => {
      res.setHeader('Server-Timing', 'fetches;desc=1, queries;desc=2');
      res.end(JSON.stringify({ user: null }));
    });
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });

    const { headers } = await request(app).get('/').set('Cookie', 'athenaeum_session=1');

    expect(headers['server-timing']).toBe('fetches;desc=1, queries;desc=2');
    gateway.close();
  });

  it('does not keep a page waiting: without an answer the page asks for itself', async () => {
    const gateway = await listening(() => undefined);
    const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin }, sessionTimeoutMs: 50 });

    const { status, text } = await request(app).get('/').set('Cookie', 'athenaeum_session=1');

    expect(status).toBe(200);
    expect(dataIn(text, 'session')).toBeNull();
    gateway.close();
  });
});

describe('a version that is tried with some', () => {
  const tried = { ...learning, version: 'v002' };
  const trying = (percent: number) => ({ ...snapshot, canaries: [{ entry: tried, percent }] });
  const versionIn = (html: string) => dataIn(html, 'registry').remotes[0].version;

  it('is theirs on every page, whose browser was drawn, and nobody else’s', async () => {
    const app = createTestShell({ snapshot: trying(50) });
    const cohorts = Array.from({ length: 100 }, (_, cohort) => cohort);

    const got = await Promise.all(
      cohorts.map(async (cohort) =>
        versionIn((await request(app).get('/').set('Cookie', `cohort=${cohort}`)).text),
      ),
    );

    expect(got.filter((version) => version === 'v002')).toHaveLength(50);
  });

  it('stays with a browser that comes for the first time', async () => {
    const app = createTestShell({ snapshot: trying(50) });
    const first = await request(app).get('/');
    const [cookie = ''] = first.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^cohort=\d{1,2}; .*HttpOnly; SameSite=Lax$/);

    const again = await request(app).get('/').set('Cookie', cookie.split(';')[0]!);
    const asked = await request(app).get('/registry.json').set('Cookie', cookie.split(';')[0]!);

    expect(again.headers['set-cookie']).toBeUndefined();
    expect(versionIn(again.text)).toBe(versionIn(first.text));
    expect(asked.body.remotes[0].version).toBe(versionIn(first.text));
  });

  it('is that of staff before anybody has it', async () => {
    const gateway = await listening((_request, answer) => {
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ user: { id: '1', name: 'Ada', roles: ['member', 'editor'] } }));
    });
    const app = createTestShell({ snapshot: trying(0), env: { GATEWAY_URL: gateway.origin } });

    const staff = await request(app).get('/').set('Cookie', 'athenaeum_session=1; cohort=5');
    const visitor = await request(app).get('/');

    gateway.close();
    expect([versionIn(staff.text), versionIn(visitor.text)]).toEqual(['v002', 'v001']);
  });

  it('draws nobody into anything while there is none', async () => {
    expect((await request(createTestShell({ snapshot })).get('/')).headers['set-cookie']).toBeUndefined();
  });
});

it('lives without a registry and a gateway, and is ready only with both', async () => {
  const gateway = await listening((_, answer) => void answer.end('{}'));
  const env = { GATEWAY_URL: gateway.origin };
  const statusOf = async (app: Express, path: string) => (await request(app).get(path)).status;

  expect(await statusOf(createTestShell({ snapshot: null }), '/live')).toBe(200);
  expect(await statusOf(createTestShell({ snapshot: null, env }), '/ready')).toBe(503);
  expect(await statusOf(createTestShell({ snapshot }), '/ready')).toBe(503);
  expect(await statusOf(createTestShell({ snapshot, env }), '/ready')).toBe(200);
  gateway.close();
});

it('waits for a gateway that starts, and stays ready when it goes away', async () => {
  let status = 503;
  const gateway = await listening((_, answer) => void answer.writeHead(status).end('{}'));
  const app = createTestShell({ snapshot, env: { GATEWAY_URL: gateway.origin } });
  const ready = async () => (await request(app).get('/ready')).status;

  expect(await ready()).toBe(503);
  status = 200;
  expect(await ready()).toBe(200);
  status = 503;
  expect(await ready()).toBe(200);
  gateway.close();
});

describe('the service worker', () => {
  it('is never cached, and one for the whole site', async () => {
    const folders = shellFolders();
    writeFileSync(join(folders.dist, 'sw.js'), 'theWorker();');

    const { status, headers, text } = await request(createTestShell({ folders })).get('/sw.js?account=amara');

    expect([status, text]).toEqual([200, 'theWorker();']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('text/javascript'),
    });
  });

  it('is missing in a build without one', async () => {
    expect((await request(createTestShell({})).get('/sw.js')).status).toBe(404);
  });

  it('turned off, is one that removes what was kept and itself', async () => {
    const { headers, text } = await request(createTestShell({ env: { SERVICE_WORKER: 'off' } })).get(
      '/sw.js',
    );
    const [done, listeners] = [[] as string[], new Map<string, (event: object) => void>()];
    let waited: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => (waited = work);

    runInNewContext(text, {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('took over'),
      caches: { keys: async () => ['pages'], delete: async (name: string) => done.push(`deleted ${name}`) },
      registration: { unregister: async () => done.push('unregistered') },
    });
    listeners.get('install')!({ waitUntil });
    listeners.get('activate')!({ waitUntil });
    await waited;

    expect(headers['cache-control']).toBe('no-cache');
    expect(done).toEqual(['took over', 'deleted pages', 'unregistered']);
  });
});

describe('what a device may keep', () => {
  const kept = { export: 'keep', pages: ['/salons/:slug'], operations: { Salon: ['reviews'] } };
  const figures = [{ name: 'RSVPs', mutations: ['CreateRSVP'] }];
  const keeping = {
    ...snapshot,
    remotes: [{ ...learning, manifest: { ...learning.manifest, kept, figures } }, coaching],
  };
  const COOKIE = 'athenaeum_session=1';

  async function signedIn(user: object | null, env: Record<string, string> = {}) {
    const gateway = await listening((_request, response) => response.end(JSON.stringify({ user })));
    const app = createTestShell({ snapshot: keeping, env: { GATEWAY_URL: gateway.origin, ...env } });
    return { app, gateway };
  }

  it('is the shell, and the areas that declare it', async () => {
    const { app, gateway } = await signedIn({ id: 'amara', roles: ['member'] });

    const { body, headers } = await request(app).get('/kept.json').set('Cookie', COOKIE);
    gateway.close();

    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      id: 'snapshot-1',
      files: [
        '/main.abc.js',
        '/remotes/mfe-learning/v001/remoteEntry.js',
        '/remotes/mfe-learning/v001/remote.js',
      ],
      areas: [{ name: 'mfe-learning', ...kept }],
    });
  });

  it('comes compressed, as the registry of now does', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...keeping.remotes[0]!,
      name: `mfe-area-${index}`,
    }));
    const gateway = await listening((_request, response) =>
      response.end(JSON.stringify({ user: { id: 'amara', roles: ['member'] } })),
    );
    const app = createTestShell({
      snapshot: { ...snapshot, remotes: many },
      env: { GATEWAY_URL: gateway.origin },
    });

    const answers = await Promise.all(
      ['/kept.json', '/registry.json'].map((path) => request(app).get(path).set('Cookie', COOKIE)),
    );
    gateway.close();

    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip']);
    expect(answers[0]!.body.areas).toHaveLength(20);
    expect(answers[1]!.body.remotes).toHaveLength(20);
  });

  it('is nothing for a visitor, nor where the worker is withdrawn', async () => {
    const visitor = await signedIn(null);
    const withdrawn = await signedIn({ id: 'amara', roles: ['member'] }, { SERVICE_WORKER: 'off' });

    for (const { app, gateway } of [visitor, withdrawn]) {
      expect((await request(app).get('/kept.json').set('Cookie', COOKIE)).status).toBe(404);
      gateway.close();
    }
  });

  it('is on no page, nor are its business figures', async () => {
    const app = createTestShell({ snapshot: keeping });

    const [page, registry] = await Promise.all([request(app).get('/'), request(app).get('/registry.json')]);

    expect(dataIn(page.text, 'registry').remotes[0].manifest).toEqual(learning.manifest);
    expect(registry.body.remotes[0].manifest).toEqual(learning.manifest);
  });
});
