import type { Locator, Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/**
 * Letters drawn without hinting and at other fractions of a pixel, as on another machine, differ by at most 0.2 %; a part
 * that moved or is missing by more than this.
 */
const LOOKS = { maxDiffPixelRatio: 0.006, threshold: 0.25, animations: 'disabled', caret: 'hide' } as const;

const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;
/** Little of its own, the same for everybody, no area around it. */
const QUIET_PAGE = '/there/is/nothing';

/** Of something small that is mostly letters more may differ; a line more or less moves a tenth of it. */
const SMALL = { ...LOOKS, maxDiffPixelRatio: 0.03 } as const;

interface Scene {
  who?: string;
  show: (page: Page) => Promise<void>;
  /** What is compared, where the page around it would hide a change. */
  part?: (page: Page) => Locator;
}

const opened = (page: Page) => page.locator('[popover]:popover-open, dialog[open]');

const visitor: Scene = {
  async show(page) {
    await page.goto('/my-salons');
    await page.getByRole('heading', { level: 1, name: 'Sign in to continue' }).waitFor();
  },
};

const scenes: Record<string, Scene> = {
  visitor,
  footer: {
    async show(page) {
      await page.goto(QUIET_PAGE);
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  account: {
    who: 'member',
    part: opened,
    async show(page) {
      await page.goto(QUIET_PAGE);
      await page.getByRole('button', { name: /account menu/ }).click();
      await page.getByRole('link', { name: 'Sign out' }).waitFor();
    },
  },
  navigation: {
    who: 'member',
    part: opened,
    async show(page) {
      await page.goto(QUIET_PAGE);
      const openers = page.getByRole('button', { name: /^(Open navigation|Learning)$/ });
      await openers.filter({ visible: true }).click();
      await page.getByRole('link', { name: 'My Content', exact: true }).filter({ visible: true }).waitFor();
    },
  },
};

async function prepare(page: Page, width: number, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Letters are drawn, and nothing lies under the pointer. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 799);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

for (const [name, { who, show, part }] of Object.entries(scenes))
  test(`the shell looks as it did at every width in both themes: ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    if (who) await beSignedIn(page, who, '/privacy-policy');
    for (const width of WIDTHS)
      for (const theme of THEMES) {
        await prepare(page, width, theme);
        await show(page);
        await settle(page);
        const picture = `${name}-${width}-${theme}.png`;
        if (part) await expect.soft(part(page)).toHaveScreenshot(picture, SMALL);
        else await expect.soft(page).toHaveScreenshot(picture, LOOKS);
      }
  });

const accidents: Record<string, string> = {
  'the navigation fell out of its row': 'header > * { display: block !important; height: auto !important }',
  'the colours are those of the other theme': ':root { --color-page: #151112; --color-ink: #f5efea }',
  'the space around its parts is gone': 'main * { padding: 0 !important; gap: 0 !important }',
};

for (const [what, css] of Object.entries(accidents))
  test(`it is noticed when ${what}`, async ({ page }) => {
    await prepare(page, 1440, 'light');
    await visitor.show(page);
    await settle(page);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);

    await expect(page).not.toHaveScreenshot('visitor-1440-light.png', LOOKS);
  });
