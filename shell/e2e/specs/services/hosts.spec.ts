import { expect, type Page, test } from '@playwright/test';
import {
  failurePanel,
  followTo,
  headingOf,
  homeOf,
  type PublishedArea,
  timeToReach,
  twoAreas,
} from '../../fixtures/areas';
import { hostOf, takeFiles } from '../../fixtures/realFaults';
import { signIn } from '../../fixtures/signIn';

/** Far from the 7 seconds that a navigation would take if it waited; a busy machine needs some room. */
const MAX_DELAY_MS = 1500;

let victim: PublishedArea;
let other: PublishedArea;
let loads: number;

test.beforeEach(async ({ page }) => {
  await signIn(page);
  [victim, other] = await twoAreas(page);
  loads = 0;
  page.on('load', () => loads++);
});

const open = (page: Page, area: PublishedArea) => page.goto(homeOf(area)!, { waitUntil: 'domcontentloaded' });

test('an area whose files are really gone fails alone and recovers once they are back', async ({ page }) => {
  const putBack = takeFiles(victim.name);
  try {
    await open(page, victim);
    await expect(failurePanel(page)).toBeVisible();
    await followTo(page, homeOf(other)!);
    await expect(headingOf(page, other)).toBeVisible();
  } finally {
    putBack();
  }

  await followTo(page, homeOf(victim)!);

  await expect(headingOf(page, victim)).toBeVisible();
  expect(loads).toBe(1);
});

test('an area whose host is really killed fails alone and recovers when it is back', async ({ page }) => {
  const host = hostOf(victim.name);
  process.kill(host, 'SIGKILL');

  await open(page, victim);
  await expect(failurePanel(page)).toBeVisible();
  await followTo(page, homeOf(other)!);
  await expect(headingOf(page, other)).toBeVisible();

  await expect
    .poll(
      () =>
        page.request.get(victim.base + victim.entry).then(
          (answer) => answer.ok(),
          () => false,
        ),
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(true);
  await followTo(page, homeOf(victim)!);
  await expect(headingOf(page, victim)).toBeVisible();
  expect(loads).toBe(1);
});

test('an area whose host really hangs is left at once, and recovers on the first Retry', async ({ page }) => {
  const host = hostOf(victim.name);
  process.kill(host, 'SIGSTOP');
  try {
    await open(page, other);
    await expect(headingOf(page, other)).toBeVisible();
    const asked = page.waitForRequest((request) =>
      new URL(request.url()).pathname.startsWith(`/remotes/${victim.name}/`),
    );
    await followTo(page, homeOf(victim)!);
    await asked;
    expect(await timeToReach(page, other)).toBeLessThan(MAX_DELAY_MS);
    await followTo(page, homeOf(victim)!);
    await expect(failurePanel(page)).toBeVisible({ timeout: 9000 });
  } finally {
    process.kill(host, 'SIGCONT');
  }

  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(headingOf(page, victim)).toBeVisible();
  expect(loads).toBe(1);
});
