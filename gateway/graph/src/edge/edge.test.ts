import { mkdtempSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SubgraphClient } from '../subgraphs/subgraphClient';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const root = resolve(__dirname, '../../../..');

const PRODUCTION = {
  NODE_ENV: 'production',
  INTERNAL_KEY: 'i'.repeat(40),
  SESSION_SECRET: 's'.repeat(40),
  REPORT_KEY: 'r'.repeat(40),
  PUBLIC_ORIGIN: 'https://members.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@members.example',
  MEMBER_SUPPORT_EMAIL: 'support@members.example',
  BOARD_SUPPORT_EMAIL: 'board@members.example',
  BILLING_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TELL_COSTS: 'true',
};

describe('in production', () => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({ env: PRODUCTION });
  });
  afterAll(() => world.close());
  const asProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'members.example' };

  it('the schema is not disclosed', async () => {
    const asked = await world
      .browser()
      .post('/graphql', { query: '{ __schema { types { name } } }' }, { origin: 'https://members.example' });
    const misspelt = await world
      .browser()
      .post('/graphql', { query: '{ salonz { ok } }' }, { origin: 'https://members.example' });

    expect(asked.status).toBe(400);
    expect(misspelt.text).not.toContain('Did you mean');
  });

  it('there is no mailbox page', async () => {
    expect((await world.browser().get('/dev/mailbox')).status).toBe(404);
  });

  it('responses have no Server-Timing header', async () => {
    expect((await world.browser().get('/api/auth/me')).headers.has('server-timing')).toBe(false);
  });

  it('there is no test checkout', async () => {
    const { status, json } = await world.browser().get('/api/billing/embedded/anything');

    expect({ status, code: json?.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('cookies are limited to HTTPS and this host', async () => {
    const { headers, location } = await world.browser().get('/api/auth/login', asProxy);

    expect(headers.getSetCookie()[0]).toMatch(/; Secure/);
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(location).toMatch(/^https:\/\/members\.example\/oidc\/auth\?/);
  });

  it('no sign-in cookie can be set from a page without HTTPS or from another host', async () => {
    const browser = world.browser();
    const begun = await browser.get('/api/auth/login', asProxy);
    const asked = await browser.get(begun.location!.replace('https://members.example', ''));
    browser.cookies.set('__Host-athenaeum-identity', 'of-an-earlier-sign-in');
    const again = await browser.get('/api/auth/login', asProxy);
    const cookies = [begun, asked, again].flatMap(({ headers }) => headers.getSetCookie());

    expect(asked.location).toMatch(/\/oidc\/interaction\//);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^__Secure-athenaeum-signing-in-[\w-]{16}$/),
        '__Secure-athenaeum-interaction-kept',
        '__Secure-athenaeum-interaction',
        '__Secure-athenaeum-interaction-resume',
        '__Host-athenaeum-identity',
      ]),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(Secure|Host)-.*; secure/i);
      if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/; path=\/(;|$)/i);
    }
  });

  it('signing out clears the site data in the browser', async () => {
    const { status, headers } = await world.browser().get('/api/auth/logout', asProxy);

    expect(status).toBe(303);
    expect(headers.get('clear-site-data')).toBe('"storage"');
  });

  it('URLs never use an unknown host header', async () => {
    const { location } = await world.browser().get('/api/auth/login', { 'x-forwarded-host': 'evil.example' });

    expect(location).toMatch(/^https:\/\/members\.example\/oidc\/auth\?/);
  });
});

describe('in production on localhost, without HTTPS', () => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({ env: { ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' } });
  });
  afterAll(() => world.close());

  it('browsers accept every sign-in cookie', async () => {
    const browser = world.browser();
    const begun = await browser.get('/api/auth/login');
    const asked = await browser.get(begun.location!.replace('http://localhost:3000', ''));
    const cookies = [begun, asked].flatMap(({ headers }) => headers.getSetCookie());

    expect(cookies.length).toBeGreaterThan(3);
    for (const cookie of cookies) expect(cookie).toMatch(/^__(Secure|Host)-.*; secure/i);
  });
});

describe('every answer', () => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway();
  });
  afterAll(() => world.close());

  it('has headers against execution, framing and content sniffing', async () => {
    const { headers } = await world.browser().get('/live');

    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('answers 404 in the shape of every refusal', async () => {
    const { status, json } = await world.browser().get('/api/nothing');

    expect(status).toBe(404);
    expect(json).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('is measured by route pattern, never by URL', async () => {
    await world.browser().get('/files/signed/secret-ticket/recordings/x.mp4');

    const { text } = await world.browser().get('/metrics');

    expect(text).toMatch(/http_request_duration_seconds_count\{.*route=".*:ticket.*",status="404"\} 1/);
    expect(text).not.toContain('secret-ticket');
  });
});

describe('a request that takes too long', () => {
  const { clients } = createFakeSubgraphs();
  /** A dependency that never answers. */
  const users: SubgraphClient = { ...clients.users, ask: () => new Promise<never>(() => {}) };
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({ clients: { ...clients, users }, env: { ANSWER_LONGEST_MS: '300' } });
  });
  afterAll(() => world.close());

  it('is answered in the shape of every refusal', async () => {
    const { status, headers, json } = await world.browser().get('/api/account/email/token');

    expect({ status, code: json.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect(headers.get('retry-after')).toBe('5');
  });

  it('is answered with an HTML page where a browser shows one', async () => {
    const { status, text } = await world.browser().get('/api/account/email/token', { accept: 'text/html' });

    expect(status).toBe(503);
    expect(text).toContain('One moment, please');
  });
});

it('on SIGTERM it fails readiness first and drains requests in flight', async () => {
  const { clients } = createFakeSubgraphs();
  const { promise: asked, resolve: isAsked } = gate();
  const { promise: answered, resolve: letAnswer } = gate();
  const content: SubgraphClient = {
    ...clients.content,
    async ask(call, caller) {
      isAsked();
      await answered;
      return clients.content.ask(call, caller);
    },
  };
  const world = await createTestGateway({
    clients: { ...clients, content },
    env: { SHUTDOWN_DELAY_MS: '1500' },
  });
  // A busy machine may be slow to answer.
  while ((await world.browser().get('/ready')).status !== 200);

  const inFlight = world.browser().ask('{ salons { data { id } } }');
  await asked;
  const closed = world.gateway.close();
  const ready = await world.browser().get('/ready');
  letAnswer();

  expect(ready.status).toBe(503);
  expect((await inFlight).json).toEqual({ data: { salons: { data: [{ id: 's1' }] } } });
  await closed;
  await expect(world.browser().get('/live')).rejects.toThrow();
});

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => (resolve = open));
  return { promise, resolve };
}

describe('the process', () => {
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/src/main.ts'], {
        cwd: root,
        env: { ...process.env, LOG_LEVEL: 'silent', ...env },
      });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      child.once('exit', (code) => resolve({ code, stderr }));
    });

  it('reports invalid configuration in one line', async () => {
    const { code, stderr } = await run({ NODE_ENV: 'production', GATEWAY_MODE: 'sideways' });

    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/GATEWAY_MODE is not valid/);
  });

  it('reports a missing supergraph in one line', async () => {
    const { code, stderr } = await run({
      NODE_ENV: 'test',
      GATEWAY_MODE: 'services',
      PORT: String(await freePort()),
      MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
      SUPERGRAPH_FILE: join(mkdtempSync(join(tmpdir(), 'athenaeum-')), 'none.graphql'),
    });

    expect(code).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/is missing: run npm run codegen/);
  });
});
