import request from 'supertest';
import type { Override, ReadableSnapshot } from '@athenaeum/registry';
import { pino } from 'pino';
import { readEnv } from '../env';
import { createShellApp } from '../shellApp';
import { DOWN, entryOf, listening, shellFolders } from '../testing';

const snapshot: ReadableSnapshot = {
  id: 'snapshot-1',
  remotes: [entryOf('mfe-learning', [{ path: '/', title: 'Home' }])],
  canaries: [],
  quarantined: [],
};
const SECRET = 'a-secret-of-32-characters-in-all';
const COOKIES = `athenaeum_session=1; remote_override=${SECRET}`;
const adasOverride: Override = { user_id: 'ada', remote: 'mfe-learning', port: 3001 };

let close = () => {};
afterEach(() => close());

async function shellFor(user: object | null, { https = false } = {}) {
  const gateway = await listening((_request, answer) => {
    answer.setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ user }));
  });
  close = gateway.close;
  const folders = shellFolders();
  return createShellApp({
    env: readEnv({
      SHELL_DIST: folders.dist,
      DATA_DIR: folders.dataDir,
      GATEWAY_URL: user ? gateway.origin : DOWN,
      ...(https && { PUBLIC_ORIGIN: 'https://members.example' }),
    }),
    registry: {
      current: () => Promise.resolve(snapshot),
      findOverride: (secret) => Promise.resolve(secret === SECRET ? adasOverride : null),
    },
    log: pino({ level: 'silent' }),
  });
}
const ada = { id: 'ada', name: 'Ada', roles: ['member', 'admin'] };
const policyOf = (answer: { headers: Record<string, string> }) => answer.headers['content-security-policy']!;

it('takes a remote from a machine of the admin, says so on every page, and lets nothing else in', async () => {
  const answer = await request(await shellFor(ada))
    .get('/')
    .set('Cookie', COOKIES);

  expect(policyOf(answer)).toContain("script-src 'self' http://localhost:3001;");
  expect(policyOf(answer)).toContain("connect-src 'self' http://localhost:3001 ws://localhost:3001;");
  expect(answer.text).toMatch(/<aside class="override"[^]*mfe-learning[^]*http:\/\/localhost:3001/);
  expect(answer.text).toMatch(/<form method="post" action="\/api\/operations\/override\/reset">/);
  expect(answer.text).toMatch(/<script defer integrity="sha384-[^"]+" src="\/override\.js">/);
  expect(answer.text).not.toMatch(/<script defer[^>]*main\.abc\.js/);
});

it('is kept by no cache, and is not what a cache has of before', async () => {
  const app = await shellFor(ada);
  const before = await request(app).get('/').set('Cookie', 'athenaeum_session=1');

  const answer = await request(app)
    .get('/')
    .set('Cookie', COOKIES)
    .set('If-None-Match', before.headers.etag!);

  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});

it('does not require https of a machine of the admin', async () => {
  const app = await shellFor(ada, { https: true });
  const cookie = `athenaeum_session=1; __Host-athenaeum-override=${SECRET}`;

  expect(policyOf(await request(app).get('/').set('Cookie', cookie))).not.toContain('upgrade-insecure');
  expect(policyOf(await request(app).get('/').set('Cookie', 'athenaeum_session=1'))).toContain(
    'upgrade-insecure',
  );
});

it('is nothing by https in a cookie that another host could have set', async () => {
  const app = await shellFor(ada, { https: true });

  expect(policyOf(await request(app).get('/').set('Cookie', COOKIES))).not.toContain('localhost');
});

it.each<[string, object | null, string]>([
  ['a member with the cookie of an admin', { ...ada, roles: ['member'] }, COOKIES],
  ['other staff', { ...ada, roles: ['member', 'editor', 'support'] }, COOKIES],
  ['another admin', { ...ada, id: 'grace' }, COOKIES],
  ['an admin whose role was taken away', { ...ada, roles: ['member'] }, COOKIES],
  ['an admin with a secret that is none', ada, `athenaeum_session=1; remote_override=${'x'.repeat(32)}`],
  ['an admin without one', ada, 'athenaeum_session=1'],
  ['somebody of whom nothing is known', null, COOKIES],
])('is nothing for %s', async (_who, user, cookies) => {
  const answer = await request(await shellFor(user))
    .get('/')
    .set('Cookie', cookies);

  expect(answer.status).toBe(200);
  expect(policyOf(answer)).not.toContain('localhost');
  expect(answer.text).not.toMatch(/class="override"|override\.js/);
});

it('tells open tabs what is current and what must go', async () => {
  const { body, headers } = await request(await shellFor(ada)).get('/registry/now.json');

  expect(body).toEqual({ id: 'snapshot-1', killed: [] });
  expect(headers['cache-control']).toBe('no-store');
});
