import type { OpenedPreview, Override, ReadableSnapshot } from '@athenaeum/registry';
import { createReportTokens } from '@athenaeum/registry';
import { pino } from 'pino';
import request from 'supertest';
import { readEnv } from '../env';
import { createShellApp } from '../shellApp';
import { entryOf, listening, shellFolders } from '../testing';

const HOME = { path: '/', title: 'Home' };
const learning = (version: string) => ({ ...entryOf('mfe-learning', [HOME]), version });
const snapshot: ReadableSnapshot = {
  id: 'snapshot-1',
  remotes: [learning('l001'), entryOf('mfe-coaching', [{ path: '/coaching', title: 'Coaching' }])],
  canaries: [],
  quarantined: [],
  killed: [],
};
const SECRET = 'a-secret-of-32-characters-in-all';
const COOKIES = `athenaeum_session=1; remote_preview=${SECRET}`;
const UNTIL = Date.UTC(2026, 10, 27, 9, 5);
const opened: OpenedPreview = {
  ...{ remote: 'mfe-learning', version: 'l002', by: 'Ada <ada>', made_at: 1, until: UNTIL, opened: 1 },
  user_id: 'grace',
  entry: learning('l002'),
};
const grace = { id: 'grace', name: 'Grace', roles: ['member'] };

let close = () => {};
afterEach(() => close());

async function shellFor(
  user: object | null,
  { preview = opened, https = false, given = snapshot, override = null }: Partial<Wanted> = {},
) {
  const gateway = await listening((_request, answer) => {
    answer.setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ user }));
  });
  close = gateway.close;
  const folders = shellFolders();
  const find = jest.fn((secret: string) => Promise.resolve(secret === SECRET ? preview : null));
  const env = readEnv({
    SHELL_DIST: folders.dist,
    DATA_DIR: folders.dataDir,
    GATEWAY_URL: gateway.origin,
    ...(https && { PUBLIC_ORIGIN: 'https://members.example' }),
  });
  const app = createShellApp({
    env,
    registry: {
      current: () => Promise.resolve(given),
      findPreview: find,
      findOverride: () => Promise.resolve(override),
    },
    log: pino({ level: 'silent' }),
  });
  return { app, find, env };
}
interface Wanted {
  preview: OpenedPreview;
  https: boolean;
  given: ReadableSnapshot;
  override: Override | null;
}

const get = (app: Parameters<typeof request>[0], path = '/', cookies = COOKIES) =>
  request(app).get(path).set('Cookie', cookies);
interface View {
  quarantined: string[];
  remotes: { name: string; version: string }[];
  token: string;
}
const viewIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)![1]!) as View;
const versionsIn = (html: string) => viewIn(html).remotes.map(({ version }) => version);

it('gives one person the version whose preview was opened, and says so over every page', async () => {
  const { app } = await shellFor(grace);

  const { text, headers } = await get(app);

  expect(versionsIn(text)).toEqual(['l002', 'v001']);
  expect(text).toMatch(
    /<aside class="override" aria-label="Preview">[^]*mfe-learning l002, until Nov 27, 09:05 AM UTC[^]*Published by Ada &lt;ada&gt;/,
  );
  expect(text).toContain('<form method="post" action="/api/previews/leave"><button>Leave preview</button>');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).not.toContain('localhost');
  expect(text).toContain('/remotes/mfe-learning/l002/');
});

it('says so in Spanish', async () => {
  const { app } = await shellFor({ ...grace, language: 'es' });

  expect((await get(app)).text).toContain('Salir de la vista previa');
});

it('keeps it when the page refetches the registry', async () => {
  const { app } = await shellFor(grace);

  const { body } = await get(app, '/registry.json');

  expect((body as View).remotes.map(({ version }) => version)).toEqual(['l002', 'v001']);
});

it('has an area that nobody has yet', async () => {
  const entry = entryOf('mfe-new', [{ path: '/new', title: 'New' }]);
  const { app } = await shellFor(grace, { preview: { ...opened, remote: 'mfe-new', entry } });

  expect(viewIn((await get(app, '/new')).text).remotes.map(({ name }) => name)).toEqual([
    'mfe-learning',
    'mfe-coaching',
    'mfe-new',
  ]);
});

it('is given to a person whom a canary would be given, too', async () => {
  const canaries = [{ entry: learning('l003'), percent: 100 }];
  const { app } = await shellFor(grace, { given: { ...snapshot, canaries } });

  expect(versionsIn((await get(app)).text)).toEqual(['l002', 'v001']);
});

it('has an area whose version everybody is refused', async () => {
  const given = {
    ...snapshot,
    remotes: snapshot.remotes.slice(1),
    quarantined: [{ name: 'mfe-learning', reason: 'l001 was killed' }],
  };
  const { app } = await shellFor(grace, { given });

  const { remotes, quarantined } = viewIn((await get(app)).text);

  expect(remotes.map(({ version }) => version)).toEqual(['v001', 'l002']);
  expect(quarantined).toEqual([]);
});

it('lies below what the admin who has it takes from a machine of their own', async () => {
  const ada = { ...grace, roles: ['admin', 'member'] };
  const override = { user_id: 'grace', remote: 'mfe-coaching', port: 3002 };
  const { app } = await shellFor(ada, { override });

  const { text } = await get(app, '/', `${COOKIES}; remote_override=${SECRET}`);

  expect(text.match(/<aside class="override"/g)).toHaveLength(1);
  expect(text).toMatch(/<aside class="override"[^]*mfe-coaching/);
  expect(versionsIn(text)).toEqual(['l002', 'v001']);
});

it('leaves the page as everybody has it while nobody can say whether there is one', async () => {
  const { app, find } = await shellFor(grace);
  find.mockRejectedValue(new Error('The database is away'));

  const { status, text } = await get(app);

  expect(status).toBe(200);
  expect(versionsIn(text)).toEqual(['l001', 'v001']);
  expect((await get(app, '/registry/now.json')).body).toEqual({ id: 'snapshot-1', killed: [] });
});

it('costs nobody else a byte or a look', async () => {
  const { app, find } = await shellFor(grace);

  const { text } = await get(app, '/', 'athenaeum_session=1');

  expect(text).not.toMatch(/preview|class="override"|\.override/i);
  expect(versionsIn(text)).toEqual(['l001', 'v001']);
  expect(find).not.toHaveBeenCalled();
});

it.each<[string, object | null, Partial<Wanted>, string]>([
  ['another person', { ...grace, id: 'ada' }, {}, COOKIES],
  ['an admin who did not open it', { ...grace, id: 'ada', roles: ['admin'] }, {}, COOKIES],
  ['a visitor', null, {}, COOKIES],
  ['a secret that is none', grace, {}, `athenaeum_session=1; remote_preview=${'x'.repeat(32)}`],
  ['a cookie whose name only ends so', grace, {}, `athenaeum_session=1; x-remote_preview=${SECRET}`],
  ['a cookie that another host could have set', grace, { https: true }, COOKIES],
  ['a preview that is over', grace, { preview: { ...opened, entry: null } }, COOKIES],
])('is nothing for %s', async (_who, user, more, cookies) => {
  const { app } = await shellFor(user, more);

  const { status, text } = await get(app, '/', cookies);

  expect(status).toBe(200);
  expect(versionsIn(text)).toEqual(['l001', 'v001']);
  expect(text).not.toContain('class="override"');
});

it('has open tabs stay with a preview that lasts', async () => {
  const { app } = await shellFor(grace);

  expect((await get(app, '/registry/now.json')).body).toEqual({ id: 'snapshot-1', killed: [] });
});

it('has open tabs leave a version whose preview is over, as they leave what was killed', async () => {
  const over = { ...opened, entry: null };
  const { app } = await shellFor(grace, { preview: over });
  const gone = [{ name: 'mfe-learning', version: 'l002' }];

  // Also after one of the tabs was reloaded.
  expect((await get(app)).headers['set-cookie']).toBeUndefined();
  expect((await get(app, '/registry/now.json')).body).toEqual({ id: 'snapshot-1', killed: gone });
  expect((await get(app, '/registry/now.json', 'athenaeum_session=1')).body).toEqual({
    id: 'snapshot-1',
    killed: [],
  });
  close();
  for (const given of [
    { ...snapshot, remotes: [learning('l002')] },
    { ...snapshot, canaries: [{ entry: learning('l002'), percent: 10 }] },
  ]) {
    const now = await shellFor(grace, { preview: over, given });
    expect((await get(now.app, '/registry/now.json')).body).toEqual({ id: 'snapshot-1', killed: [] });
    close();
  }
});

it('is counted apart from what others have', async () => {
  const { app, env } = await shellFor(grace);

  const { token } = viewIn((await get(app)).text);

  const page = createReportTokens([env.REPORT_KEY]).read(token, '1');
  if (typeof page === 'string') throw new Error(page);
  expect([page.has('mfe-learning', 'l001'), page.has('mfe-learning', 'l002')]).toEqual([false, false]);
  expect(page.has('mfe-coaching', 'v001')).toBe(true);
  expect(page.previews('mfe-learning', 'l002')).toBe(true);
  expect(page.previews('mfe-coaching', 'v001')).toBe(false);
});
