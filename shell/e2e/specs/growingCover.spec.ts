import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** Notes which parts of the page each view transition moves. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[][] = [];
    Object.assign(globalThis, { noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        noted.push(
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []),
        ),
      );
      return transition;
    };
  });
const noted = (page: Page) => page.evaluate(() => (globalThis as never as { noted: string[][] }).noted);

/** What a reader is not made to wait for (`growCovers.ts`), a machine that tests may need: as long as the browser itself waits, 4 s. */
const waitForPage = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const patient = (work: TimerHandler, ms?: number, ...given: unknown[]) =>
      wait(work, ms === 300 ? 3500 : ms, ...given);
    Object.assign(window, { setTimeout: patient });
  });

/** Opens a salon from its card, once what lets covers grow is there: it comes with the first link that the pointer meets. */
async function openCard(page: Page) {
  const link = page
    .getByRole('article')
    .filter({ hasText: 'The Art of the Ask' })
    .first()
    .getByRole('link')
    .first();
  await link.hover();
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Art of the Ask' })).toBeFocused();
}

test('a pressed cover grows into the picture of its page', async ({ page }) => {
  await noteTransitions(page);
  await waitForPage(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await beSignedIn(page, 'member', '/');

  await openCard(page);

  await expect.poll(() => noted(page)).toHaveLength(1);
  expect((await noted(page))[0]).toContain('::view-transition-group(cover)');
});

test('nothing moves for a reader who wants no motion', async ({ page }) => {
  await noteTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beSignedIn(page, 'member', '/');

  await openCard(page);

  expect(await noted(page)).toEqual([]);
});
