import type { Page } from '@playwright/test';
import {
  failurePanel,
  followTo,
  headingOf,
  homeOf,
  type PublishedArea,
  timeToReach,
  twoAreas,
} from '../fixtures/areas';
import { CORS, falseContainer, publishFalseRemote } from '../fixtures/falseRemote';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test.use({ mayReportErrors: true });

/** Far from the 7 seconds that a navigation would take if it waited; a busy machine needs some room. */
const MAX_DELAY_MS = 1500;

let victim: PublishedArea;
let other: PublishedArea;
let loads: number;

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  [victim, other] = await twoAreas(page);
  loads = 0;
  page.on('load', () => loads++);
});

const isScriptOf =
  ({ name }: PublishedArea, file?: string) =>
  (url: URL) =>
    url.pathname.startsWith(`/remotes/${name}/`) && (!file || url.pathname.endsWith(file));

// Waits for the page's load event, which a remote that hangs must not hold up.
const open = (page: Page, area: PublishedArea) => page.goto(homeOf(area)!);

/** The whole of "a failed remote costs its own area only": the rest is usable, and the first Retry recovers. */
async function expectOnlyThisAreaToFail(
  page: Page,
  repair: () => Promise<void>,
  failAgain: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await expect(failurePanel(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();

  await followTo(page, homeOf(other)!);
  await expect(headingOf(page, other)).toBeVisible();

  await followTo(page, homeOf(victim)!);
  await failAgain();
  await expect(failurePanel(page)).toBeVisible({ timeout: 12_000 });
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, victim)).toBeVisible();
  expect(loads).toBe(1);
}

const broken: Record<string, (page: Page) => Promise<unknown>> = {
  'its entry is missing': (page) =>
    page.route(isScriptOf(victim, victim.entry), (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    ),
  'its code is missing': (page) =>
    page.route(isScriptOf(victim, victim.chunks[0]), (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    ),
  'a page comes in place of its entry': (page) =>
    page.route(isScriptOf(victim, victim.entry), (route) =>
      route.fulfill({ contentType: 'text/html', headers: CORS, body: '<!doctype html><p>Welcome' }),
    ),
  'a page comes in place of its code': (page) =>
    page.route(isScriptOf(victim, victim.chunks[0]), (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: CORS, body: '<!doctype html><p>Welcome' }),
    ),
  'nothing of it answers': (page) =>
    page.route(isScriptOf(victim), (route) => route.abort('connectionrefused')),
  'its host and the registry are both away': async (page) => {
    await page.route(isScriptOf(victim), (route) => route.abort('connectionrefused'));
    await page.route('**/registry.json', (route) => route.abort('connectionrefused'));
  },
  'one byte of it was changed': (page) =>
    page.route(isScriptOf(victim, victim.chunks[0]), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    }),
};

for (const [what, breakIt] of Object.entries(broken))
  test(`an area fails alone and recovers on the first Retry: ${what}`, async ({ page }) => {
    await breakIt(page);

    await open(page, victim);

    // An answer may be on its way: what the test changes of it has to arrive before the next.
    await expectOnlyThisAreaToFail(page, () => page.unrouteAll({ behavior: 'wait' }));
  });

test('an area that failed recovers by itself when it is opened again', async ({ page }) => {
  await page.route(isScriptOf(victim), (route) => route.abort('connectionrefused'));
  await open(page, victim);
  await expect(failurePanel(page)).toBeVisible();
  await followTo(page, homeOf(other)!);
  await expect(headingOf(page, other)).toBeVisible();

  await page.unrouteAll();
  await followTo(page, homeOf(victim)!);

  await expect(headingOf(page, victim)).toBeVisible();
  expect(loads).toBe(1);
});

for (const part of ['entry', 'code'] as const)
  test(`an area whose ${part} hangs is left at once, is over in 8 seconds, and recovers on the first Retry`, async ({
    page,
  }) => {
    const file = part === 'entry' ? victim.entry : victim.chunks[0];
    // Never answered; every request to it stays open.
    const asked = page.waitForRequest((request) => isScriptOf(victim, file)(new URL(request.url())));
    await page.route(isScriptOf(victim, file), () => new Promise(() => undefined));
    await open(page, other);
    await expect(headingOf(page, other)).toBeVisible();

    await followTo(page, homeOf(victim)!);
    await expect(headingOf(page, other)).toBeHidden();
    await asked;
    expect(await timeToReach(page, other)).toBeLessThan(MAX_DELAY_MS);

    const enteredAt = Date.now();
    await followTo(page, homeOf(victim)!);
    await expect(failurePanel(page)).toBeVisible({ timeout: 9000 });
    expect(Date.now() - enteredAt).toBeLessThan(9000);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(headingOf(page, victim)).toBeVisible({ timeout: 5000 });
    expect(loads).toBe(1);
  });

test('an area that crashes while it mounts fails alone and recovers on the first Retry', async ({ page }) => {
  await publishFalseRemote(page, victim, `mount: async () => { throw new Error('Crash of the test'); }`);

  await open(page, victim);

  await expectOnlyThisAreaToFail(page, () => page.unrouteAll());
});

test('an area that hangs while it mounts is over in 8 seconds and recovers on the first Retry', async ({
  page,
}) => {
  await publishFalseRemote(page, victim, `mount: () => new Promise(() => {})`);
  await open(page, victim);
  const startedAt = Date.now();

  await expect(failurePanel(page)).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - startedAt).toBeLessThan(10_000);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, victim)).toBeVisible();
});

test('an area that crashes later shows the panel for itself only, and recovers on the first Retry', async ({
  page,
}) => {
  await publishFalseRemote(
    page,
    victim,
    `mount: async ({ platform, domElement }) => {
      domElement.innerHTML = '<div><h1>Not for long</h1></div>';
      document.addEventListener('crash', () =>
        platform.emit({ type: 'crash', remote: '${victim.name}', error: new Error('Later') }), { once: true });
    }`,
  );

  const crash = async () => {
    await expect(page.getByRole('heading', { name: 'Not for long' })).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('crash')));
  };

  await open(page, victim);
  await crash();

  await expectOnlyThisAreaToFail(page, () => page.unrouteAll(), crash);
});

test('an area that leaves a container under the name of another one harms itself only', async ({ page }) => {
  const mount = (heading: string) =>
    `mount: async ({ domElement }) => { domElement.innerHTML = '<h1>${heading}</h1>'; }`;
  await publishFalseRemote(page, victim, mount('Its own'), falseContainer(other, mount('Not its own')));

  await open(page, victim);
  await expect(page.getByRole('heading', { name: 'Its own', exact: true })).toBeVisible();
  await followTo(page, homeOf(other)!);

  await expect(headingOf(page, other)).toBeVisible();
  await expect(page.getByText('Not its own')).toHaveCount(0);
});

test('a script of a remote that the registry does not know is not run', async ({ page }) => {
  await open(page, other);
  await expect(headingOf(page, other)).toBeVisible();

  const refusal = await page.evaluate((base) => {
    const script = document.createElement('script');
    script.src = `${base}unknown.js`;
    try {
      document.head.appendChild(script);
      return null;
    } catch (error) {
      return String(error);
    }
  }, other.base);

  expect(refusal).toContain('unknown.js');
});

for (const address of ['/there/is/nothing/here', '/Calendar', '/salons//closed-door-dinner', '/%E0%A4%A'])
  test(`an address that is no page gets one that says so: ${address}`, async ({ page }) => {
    await page.goto(address);

    await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
  });

test('a page of an odd address says what there is not, and the slash at an end changes nothing', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/salons/100%25%2Fno%3F');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that salon' })).toBeVisible();
  await page.goto('/salons/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that salon' })).toBeVisible();

  await page.goto('/salons/closed-door-dinner/');
  await expect(page.getByRole('heading', { level: 1, name: 'Closed-Door Dinner' })).toBeVisible();
});
