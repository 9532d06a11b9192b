import type { RequestListener } from 'node:http';
import request from 'supertest';
import { createTestShell, DOWN, entryOf, listening } from '../testing';
import { createSiteHeadSource } from './siteHead';

const TAGS = [
  '<meta name="description" content="An hour with women who have asked.">',
  '<link rel="canonical" href="https://events.example/events/the-ask">',
  '<meta property="og:title" content="Ask &amp; receive">',
  '<meta property="og:image" content="https://events.example/pictures/the-ask.png">',
];
const PAGE = [
  '<!doctype html><html><head><title>Ask &amp; receive</title>',
  '<meta name="viewport" content="width=device-width">',
  ...TAGS,
  '<link rel="preload" as="script" href="/site.js"><script src="/site.js"></script>',
  '</head><body><meta property="og:title" content="Not of the head"></body></html>',
].join('\n');

const events = {
  ...entryOf('mfe-events', [{ path: '/events/:slug', title: 'Event' }]),
  site: { server: 'site.js', scripts: {} },
};
const members = entryOf('mfe-members', [{ path: '/members', title: 'Members' }]);
const snapshot = { id: '1', remotes: [events, members], canaries: [], quarantined: [] };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(handler: RequestListener): Promise<string> {
  const { origin, close } = await listening(handler);
  closing.push(close);
  return origin;
}

/** A site that counts how often it is asked. */
async function aSite(status = 200) {
  const asked: string[] = [];
  const origin = await serve(({ url, headers }, response) => {
    asked.push(`${url} ${headers['accept-language']}`);
    response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
  });
  return { origin, asked };
}

async function shellOf(site: string) {
  const me = { user: { id: 'amara', roles: ['member'] } };
  const gateway = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(me)),
  );
  return createTestShell({ snapshot, env: { SITE_ORIGINS: `mfe-events=${site}`, GATEWAY_URL: gateway } });
}

it("gives a visitor's link the preview that the site has for the same page, and nothing else of its head", async () => {
  const { origin, asked } = await aSite();

  const { text } = await request(await shellOf(origin)).get('/events/the-ask?from=letter');

  const head = text.slice(0, text.indexOf('</head>'));
  for (const tag of TAGS) expect(head).toContain(tag);
  expect(head).not.toMatch(/site\.js|Not of the head/);
  expect(head.match(/name="viewport"/g)).toHaveLength(1);
  expect(asked).toEqual(['/events/the-ask?from=letter en']);
});

it.each(['', '/'])('asks nobody else, whatever address a request names: %j', async (slash) => {
  const [site, other] = [await aSite(), await aSite()];
  const host = createSiteHeadSource({ hosts: { 'mfe-events': site.origin }, log: { error: () => {} } });
  const path = slash + other.origin.replace(slash && 'http:/', '') + '/events/the-ask';

  const head = await host({ remote: { name: 'mfe-events', version: '1' }, path, language: 'en' });

  expect(head).toEqual([]);
  expect([...site.asked, ...other.asked]).toEqual([]);
});

it('asks the site for no page of a member, nor for one of another area', async () => {
  const { origin, asked } = await aSite();

  await request(await shellOf(origin))
    .get('/events/the-ask')
    .set('Cookie', 'athenaeum_session=amara');
  await request(await shellOf(origin)).get('/members');

  expect(asked).toEqual([]);
});

it.each([
  ['there is no such page', () => aSite(404)],
  ['the site is down', () => ({ origin: DOWN })],
])('shows the page without a preview where %s', async (_where, site) => {
  const { status, text } = await request(await shellOf((await site()).origin)).get('/events/the-ask');

  expect(status).toBe(200);
  expect(text).not.toContain('og:title');
});

describe('the source', () => {
  const page = {
    remote: { name: 'mfe-events', version: 'v001' },
    path: '/events/a',
    language: 'en',
  } as const;

  it('asks once a minute, however many come', async () => {
    const { origin, asked } = await aSite();
    let time = 0;
    const headOf = createSiteHeadSource({
      hosts: { 'mfe-events': origin },
      log: { error: jest.fn() },
      now: () => time,
    });

    expect(await Promise.all([headOf(page), headOf(page)])).toEqual([TAGS, TAGS]);
    expect(asked).toHaveLength(1);
    time = 60_000;
    await headOf(page);

    expect(asked).toHaveLength(2);
  });

  it('leaves a site that is down alone for a while', async () => {
    const error = jest.fn();
    const headOf = createSiteHeadSource({ hosts: { 'mfe-events': DOWN }, log: { error }, now: () => 0 });

    await headOf(page);
    await headOf({ ...page, path: '/events/b' });

    expect(error).toHaveBeenCalledTimes(1);
  });
});
