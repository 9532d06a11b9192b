import type { Page } from '@playwright/test';
import { publicEventsUrl } from '../fixtures/addresses';
import { brokenAmounts } from '../fixtures/amounts';
import { findings, findingsOfColour } from '../fixtures/axe';
import { headingFaults } from '../fixtures/headings';
import { MAIN_ACTIONS, stopsBefore } from '../fixtures/mainActions';
import { whatMoves } from '../fixtures/motion';
import { nameOf, overBudget, readBudgets, spentOf } from '../../../infra/pages/budgets';
import { isVisitor, places } from '../../../infra/pages/places';
import type { Traffic } from '../../../infra/pages/traffic';
import { shiftOf, whatMoved } from '../fixtures/shifts';
import { linesBegunByDots } from '../fixtures/strayDots';
import { expect, test as base } from '../fixtures/test';
import { tooSmallToTouch } from '../fixtures/touch';
import { createVisitors, type Visitor, type Visitors } from '../fixtures/visitors';

const test = base.extend<object, { visitors: Visitors }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, isMobile, baseURL } = project.use;
      const visitors = createVisitors(browser, { viewport, hasTouch, isMobile, baseURL });
      await use(visitors);
      await visitors.close();
    },
    { scope: 'worker' },
  ],
  // Visitors watch their own pages, and nothing else is open.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  quietConsole: async ({}, use) => use(),
});

test.describe.configure({ mode: 'parallel' });
const softly = expect.configure({ soft: true });

/** The narrowest screen, and 200 % zoom on a laptop. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Of the Tab key, before what a page is for. */
const MAX_STOPS = 3;

const budgets = readBudgets();

/** Addresses of what is not there; every other page is. */
const MISSING = /there-is-none|\/there\/is\/nothing/;

for (const [who, paths] of Object.entries(places))
  for (const path of paths)
    test(`${path} is whole for ${seenBy(who)}: still, within its budget, named, open to assistive technology, at every width @phone`, async ({
      visitors,
      isMobile,
    }) => {
      const visitor = await visitors.as(isVisitor(who) ? null : who);
      const { page } = visitor;
      const traffic = await visitor.visit(who === 'site' ? publicEventsUrl() + path : path);
      await page.waitForFunction(headingStands);
      await judgedAtRest(visitor, traffic, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        return findings(page);
      }).then((found) => expect.soft(found, 'light').toEqual([]));

      expect.soft(await shiftOf(page), `moves: ${await whatMoved(page)}`).toBeLessThan(0.001);
      // A phone asks for other pictures, and for nothing else.
      if (!isMobile)
        expect.soft(overBudget(budgets[nameOf(who, path)], spentOf(traffic)), asked(traffic)).toEqual([]);
      expect.soft(traffic.uncompressed, 'text that came uncompressed').toEqual([]);
      expect.soft(await page.getByText('Not loaded').count(), 'parts that did not load').toBe(0);
      expect.soft(await page.title()).toMatch(/^\S.* · Athenaeum$/);
      if (!MISSING.test(path))
        expect.soft(await page.locator('main h1').textContent()).not.toMatch(/could not find/i);
      expect.soft(visitor.errors()).toEqual([]);
      expect.soft(await headingFaults(page), 'headings').toEqual([]);
      expect.soft(await whatMoves(page), 'moves under reduced motion').toEqual([]);
      // The rest is that of the desktop: it is narrowed there, and its colours are these.
      if (isMobile) {
        expect.soft(await linesBegunByDots(page), 'lines begun by a dot').toEqual([]);
        expect(await tooSmallToTouch(page), 'too small to touch').toEqual([]);
        return;
      }
      const action = who === 'member' && MAIN_ACTIONS[path];
      if (action)
        expect.soft(await stopsBefore(page, action), `stops before ${action}`).toBeLessThan(MAX_STOPS);
      if (!(await hasTakenFocus(page)))
        expect.soft(await firstStop(page), 'the first stop of the Tab key').toBe('Skip to content');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await findingsOfColour(page), 'dark').toEqual([]);
      for (const size of NARROW) {
        await page.setViewportSize(size);
        const where = `at ${size.width} px`;
        // What is laid out by its width, as a carousel is, follows a frame or some later.
        await softly.poll(() => page.evaluate(sidewaysScroll), where).toBeLessThanOrEqual(0);
        await softly.poll(() => outOfReach(page), where).toEqual([]);
        expect.soft(await brokenAmounts(page), where).toEqual([]);
      }
      expect(visitor.errors()).toEqual([]);
    });

/** What is found on the page as it stays: when it has asked for more meanwhile, another was judged. */
async function judgedAtRest(
  { stillness }: Pick<Visitor, 'stillness'>,
  { requests }: Pick<Traffic, 'requests'>,
  judge: () => Promise<string[]>,
): Promise<string[]> {
  await stillness();
  const askedBefore = requests.length;
  const found = await judge();
  return requests.length === askedBefore ? found : judgedAtRest({ stillness }, { requests }, judge);
}

/** Whether the page has put the focus where its content begins, as one after another or a step of a form does. */
const hasTakenFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

/** What the Tab key comes to first, and what is seen to have the focus; the page is left without one. */
async function firstStop(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const isSeen = focused.getBoundingClientRect().top >= 0 && focused.matches(':focus-visible');
    focused.blur();
    return isSeen ? focused.textContent : null;
  });
}

/** In the page. */
const headingStands = () => document.querySelector('main h1')?.checkVisibility() === true;

function seenBy(who: string): string {
  return who === 'site' ? 'a visitor of the events on their own origin' : who;
}

const asked = ({ requests }: Traffic) => `asked for:\n${requests.join('\n')}`;

const sidewaysScroll = () => document.documentElement.scrollWidth - innerWidth;

/** What can be pressed, is shown, and yet lies beyond the edge of the page, where nothing scrolls to it. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
