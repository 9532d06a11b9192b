import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { publicEventsUrl } from '../fixtures/addresses';
import { findings } from '../fixtures/axe';
import { judgePage } from '../fixtures/judgePage';
import { mailTo } from '../fixtures/mailbox';
import { shiftOf, watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

/** The public events on an origin of their own, as search engines, feed readers and other sites meet them. */
const site = publicEventsUrl();
const LIST = `${site}/upcoming-events`;
const EVENT = `${LIST}/the-art-of-the-ask`;
/** Bytes of JavaScript on the wire: the target is 90 KB until one can use the list. */
const TO_BE_USABLE = 8 * 1024;
const ALL_OF_IT = 145 * 1024;

/** Not for everybody, not to be found, or not to take place: titles and slugs of the demo data. */
const UNANNOUNCED = [
  ['private-council', 'Private Council'],
  ['quiet-preview', 'A Quiet Preview'],
  ['founders-summit', 'Founders Summit'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there whole, and is filtered and paged by forms and links', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming events' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);

    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto(LIST);
    await page.getByLabel('Search by title').fill('Art of the Ask');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/term=Art/);
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('link', { name: 'Workshop', exact: true }).click();
    await expect(page.getByText('No Events Found')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('an event tells everything about itself', async ({ page }) => {
    await page.goto(EVENT);

    await expect(page.getByRole('heading', { level: 1, name: 'The Art of the Ask' })).toBeVisible();
    await expect(page.getByText('Open to Public').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  });

  test('an event with a code, and one for members, say what they take', async ({ page }) => {
    await page.goto(`${LIST}/invitation-only-roundtable`);
    await page.getByRole('link', { name: 'Enter invite code' }).click();
    await expect(page.getByLabel('Invite code')).toBeVisible();

    await page.goto(`${LIST}/boardroom-ready`);
    const area = page.getByRole('complementary', { name: 'RSVP' });
    await expect(area.getByText('This event is for members only.')).toBeVisible();
    await expect(area.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe('the forms that need no JavaScript', () => {
  // A form that is shown again is an answer of 400.
  test.use({ mayReportErrors: true });

  test.describe('without any', () => {
    test.use({ javaScriptEnabled: false });

    test('a visitor asks for a seat, confirms it by the link of the mail, and gives it back', async ({
      page,
    }) => {
      const email = `plain.${Date.now()}@visitor.test`;
      await page.goto(EVENT);
      const area = page.getByRole('complementary', { name: 'RSVP' });
      await expect(area.getByRole('button')).toHaveCount(0);
      await area.getByRole('link', { name: 'RSVP', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'RSVP' })).toBeVisible();

      await page.getByLabel('First name').fill('Rosa');
      await page.getByRole('button', { name: 'RSVP' }).click();
      await expect(page.getByText('Please enter your last name')).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Rosa');
      for (const [label, value] of Object.entries({
        'Last name': 'Lindgren',
        Email: email,
        Title: 'Partner',
        Company: 'Lindgren & Co',
        State: 'Skåne',
        City: 'Malmö',
      }))
        await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel('Country').selectOption('Sweden');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'RSVP' }).click();
      await expect(page.getByRole('heading', { name: `We’ve emailed ${email}.` })).toBeVisible();

      const { text } = await mailTo(page, email, 'Confirm your seat: The Art of the Ask');
      const link = /http\S+\/rsvp#\S+/.exec(text)![0];
      await page.goto(link);
      await page.getByRole('link', { name: 'This page without JavaScript' }).click();
      await expect(page).toHaveURL(`${EVENT}/rsvp`);
      await page.getByLabel('Link from your email').fill(link);
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByText(/A seat is held for you/)).toBeVisible();
      await page.getByRole('button', { name: 'Confirm my seat' }).click();
      await expect(page.getByText('Your seat is reserved.')).toBeVisible();

      await page.getByText('Not Attending').first().click();
      await page.getByRole('button', { name: 'Not Attending' }).click();
      await expect(page.getByText('You are not attending.')).toBeVisible();
      expect(page.url()).not.toContain(link.split('#')[1]!);
    });
  });

  test('are sound for assistive technology', async ({ page }) => {
    for (const path of ['form/the-art-of-the-ask', 'form/invitation-only-roundtable', 'link']) {
      await page.goto(`${site}/api/guest-rsvp/${path}`);
      expect(await findings(page), path).toEqual([]);

      await page.getByRole('button').click();
      await expect(page).toHaveTitle(/^Error: /);
      expect(await findings(page), path).toEqual([]);
    }
  });
});

test('is usable before it has run more than a few kilobytes of code, and stays still when the rest comes', async ({
  page,
}) => {
  await watchShifts(page);
  const loaded = await countJavaScript(page);

  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(loaded(), 'links and the form work by themselves').toBeLessThanOrEqual(TO_BE_USABLE);

  await page.mouse.move(400, 400);
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(0.001);
  await page.getByLabel('Search by title').fill('Art of the Ask');
  await expect(page.getByRole('status').filter({ hasText: /event/ })).toHaveText('1 event');

  expect(loaded(), 'to filter while she types').toBeLessThanOrEqual(ALL_OF_IT);
});

test.describe('far from the time zone of an event', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const address of [LIST, EVENT, `${site}/embed/events`])
    test(`${address.slice(site.length)} tells the visitor's own time before anything is pressed`, async ({
      page,
      request,
    }) => {
      const own = /[AP]M GMT\+9/;
      expect(await (await request.get(address)).text(), 'as it is sent to everybody').not.toMatch(own);

      await page.goto(address);
      await expect(page.getByText(own).first()).toBeVisible();

      await page.mouse.move(400, 400);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(own).first()).toBeVisible();
    });
});

test('what is done before hydration is replayed after it', async ({ page }) => {
  await page.goto(LIST);
  await page.getByLabel('Location').selectOption('In Person');

  await expect(page).toHaveURL(/location=In-Person/);
});

for (const address of [LIST, `${LIST}?page=2`, EVENT, `${site}/embed`]) {
  test(`${address.slice(site.length)} is sound for search engines and assistive technology`, async ({
    page,
  }) => {
    const warnings = warningsOf(page);
    const response = await page.goto(address);
    await page.waitForLoadState('networkidle');

    expect(response?.status()).toBe(200);
    expect(await judgePage(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

test.describe('for a reader of Spanish', () => {
  test.use({ locale: 'es-MX' });

  for (const [address, words] of [
    [LIST, 'Quitar filtros'],
    [EVENT, 'Abierto al público'],
  ] as const)
    test(`${address.slice(site.length)} is drawn in Spanish, and stays so when its code comes`, async ({
      page,
    }) => {
      const warnings = warningsOf(page);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByText(words).first()).toBeVisible();

      const code = page.waitForResponse(/\/es\.\w+\.js$/);
      await page.mouse.move(400, 400);
      await code;
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(words).first()).toBeVisible();
      expect(warnings).toEqual([]);
    });
});

test('a reader of English loads no other language', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(LIST);
  const code = page.waitForResponse(/\/page\.\w+\.js$/);
  await page.mouse.move(400, 400);
  await code;
  await page.waitForLoadState('networkidle');

  expect(loaded.filter((path) => /\/es\.\w+\.js$/.test(path))).toEqual([]);
});

test('pages may be kept by anybody for a while, and are sent again only when they have changed', async ({
  request,
}) => {
  const first = await request.get(LIST, { headers: { cookie: 'session=somebody' } });
  const { etag, 'cache-control': kept, 'set-cookie': cookie } = first.headers();
  expect(kept).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(cookie).toBeUndefined();

  const again = await request.get(LIST, { headers: { 'if-none-match': etag! } });
  expect(again.status()).toBe(304);
});

test('says in status and words what there is not', async ({ request }) => {
  const event = await request.get(`${LIST}/there-is-no-such-event`);
  expect(event.status()).toBe(404);
  expect(await event.text()).toContain('We could not find that event');
  expect(event.headers()['cache-control']).toBe('no-store');

  const page = await request.get(`${site}/there/is/nothing`);
  expect(page.status()).toBe(404);
  expect(await page.text()).toContain('There is nothing here');
});

test('an address that somebody made up leads nowhere else, and tells nothing of the server', async ({
  request,
}) => {
  for (const path of [
    '/.//evil.example/',
    '//evil.example/',
    '/upcoming-events/%E0%A4%A',
    '/upcoming-events/%00',
  ]) {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.headers().location ?? '/', path).toMatch(/^\/(?!\/)/);
    expect(await response.text(), path).not.toContain('node_modules');
  }
});

test('what is private, unlisted or cancelled is nowhere on the site', async ({ request }) => {
  const swept = await sweep(request);
  expect([...swept.keys()]).toEqual(expect.arrayContaining([LIST, EVENT, `${site}/sitemap.xml`]));
  expect(swept.get(`${site}/sitemap.xml`)).toContain(EVENT);

  for (const [address, text] of swept)
    for (const names of UNANNOUNCED)
      for (const name of names) expect(text, `${name} at ${address}`).not.toContain(name);
  for (const [slug] of UNANNOUNCED) {
    expect((await request.get(`${site}/pictures/${slug}.png`)).status(), slug).toBe(404);
    const page = await request.get(`${LIST}/${slug}`);
    const text = await page.text();
    expect(page.status() === 404 || text.includes('noindex'), slug).toBe(true);
    expect(text, slug).not.toContain('application/ld+json');
    expect(text, slug).not.toContain('og:title');
    expect(page.headers()['cache-control'], slug).toBe('no-store');
  }
  expect((await request.get(`${LIST}/private-council`)).status()).toBe(404);
});

test('each event has a picture of its own, which messages can show', async ({ request, page }) => {
  await page.goto(EVENT);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address!);

  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const other = await request.get(address!.replace('the-art-of-the-ask', 'boardroom-ready'));
  expect((await other.body()).equals(bytes)).toBe(false);
});

test('one tag shows the list on another site, which it can neither read nor change', async ({ page }) => {
  const policy = `default-src 'none'; script-src ${site}; frame-src ${site}; style-src 'unsafe-inline'`;
  const elsewhere = await serve(
    policy,
    `<!doctype html><title>Elsewhere</title><script async src="${site}/embed.js"></script>
      <upcoming-events count="3"><a href="${LIST}">Upcoming events</a></upcoming-events>`,
  );
  await page.goto(elsewhere.origin);
  const frame = page.frameLocator('upcoming-events iframe');

  await expect(frame.getByRole('listitem')).toHaveCount(3);
  await expect(frame.getByRole('link').nth(1)).toHaveAttribute('target', '_blank');
  const element = page.locator('upcoming-events iframe');
  await expect(element).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  await expect.poll(async () => Number(await element.getAttribute('height'))).not.toBe(400);
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  elsewhere.close();
});

test('only the list for other sites may stand in a frame', async ({ request }) => {
  const framed = async (path: string) => {
    const { 'content-security-policy': policy = '', 'x-frame-options': old } = (
      await request.get(site + path)
    ).headers();
    return { by: /frame-ancestors ([^;]+)/.exec(policy)?.[1], old };
  };

  expect(await framed('/embed/events')).toEqual({ by: '*', old: undefined });
  expect(await framed('/upcoming-events')).toEqual({ by: "'none'", old: 'DENY' });
});

/** Every address of the site that something of it leads to, with what stands there. */
async function sweep(request: APIRequestContext): Promise<Map<string, string>> {
  const swept = new Map<string, string>();
  const waiting = [
    '/upcoming-events',
    '/robots.txt',
    '/sitemap.xml',
    '/upcoming-events.rss',
    '/upcoming-events.ics',
    '/embed',
    '/embed/events?count=12',
    '/upcoming-events?term=o',
    '/upcoming-events?invite_type=INVITE_ONLY',
    '/upcoming-events?location=In-Person',
  ].map((path) => site + path);
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (swept.has(address)) continue;
    const response = await request.get(address);
    const text = (await response.body()).toString('utf8');
    swept.set(address, text);
    const found = [...text.matchAll(/(?:href="|<loc>|URL:)([^"<\s]+)/g)].map(
      ([, link]) => new URL(link!.replaceAll('&amp;', '&'), address).href.split('#')[0]!,
    );
    waiting.push(...found.filter((link) => link.startsWith(`${site}/`) && !link.includes('/remotes/')));
  }
  return swept;
}

/** Another site: another name for this machine is another origin. */
async function serve(policy: string, body: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

async function countJavaScript(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}
