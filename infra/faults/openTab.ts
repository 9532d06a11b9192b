import type { BrowserContext, Page } from 'playwright-core';

const PAGE_TIMEOUT_MS = 60_000;
const ELSEWHERE = '/privacy-policy';
/** What the shell and the areas show in the place of something that failed. */
const FAILURE = /is taking a moment|did not load|Not loaded/;

/** A tab in which a member goes through an area, with all that went wrong in it. */
export interface Tab {
  /** Loads a page of the area by its address. */
  load(path: string): Promise<void>;
  /** Navigates to a page of the area by a link, without a page load. */
  follow(path: string): Promise<void>;
  /** Leaves the area and comes back to its home. */
  toAndFro(): Promise<void>;
  /** The versions of the area whose code was asked for since it was loaded. */
  readonly versions: ReadonlySet<string>;
  readonly troubles: readonly string[];
  /** Pages that were gone to, and answers of whatever kind that came. */
  readonly steps: number;
  readonly answers: number;
}

export async function openTab(context: BrowserContext, area: string): Promise<Tab> {
  const page = await context.newPage();
  const script = new RegExp(`/remotes/${area}/([^/]+)/.*\\.js$`);
  const versions = new Set<string>();
  const troubles: string[] = [];
  let steps = 0;
  let answers = 0;

  page.on('request', (request) => {
    const version = script.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  page.on('response', (response) => {
    answers += 1;
    if (response.status() >= 400) troubles.push(`${response.url()}: status ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // Requests of a page that is left are cancelled by the page; code never is.
    if (errorText === 'net::ERR_ABORTED' && !script.test(request.url())) return;
    troubles.push(`${request.url()}: ${errorText}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`on the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`not caught: ${error.message}`));

  /** A step that does not lead where it should is a trouble of this tab and no end of the run. */
  async function step(path: string, go: () => Promise<unknown>, place: string): Promise<void> {
    steps += 1;
    try {
      await go();
      await page.waitForURL((url) => url.pathname === path, { timeout: PAGE_TIMEOUT_MS });
      const heading = page.locator(place).getByRole('heading', { level: 1 }).first();
      await heading.waitFor({ timeout: PAGE_TIMEOUT_MS });
      for (const said of await page.getByRole('alert').filter({ hasText: FAILURE }).allInnerTexts())
        troubles.push(`${path} says ${firstLine(said)}`);
    } catch (error) {
      troubles.push(`${path} was not shown: ${firstLine((error as Error).message)}`);
    }
  }

  const ofArea = `[data-area="${area}"]`;
  const follow = (path: string, place = ofArea) => step(path, () => pressLink(page, path), place);
  return {
    load(path) {
      versions.clear();
      return step(path, () => page.goto(path, { timeout: PAGE_TIMEOUT_MS }), ofArea);
    },
    follow: (path) => follow(path),
    async toAndFro() {
      await follow(ELSEWHERE, 'main');
      await follow('/');
    },
    versions,
    troubles,
    get steps() {
      return steps;
    },
    get answers() {
      return answers;
    },
  };
}

/** Signs in a member of the demo data, for every tab. */
export async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/api/auth/login?returnTo=${ELSEWHERE}`);
  await page.getByLabel('Email').fill('member@demo.athenaeum.test');
  await page.getByLabel('Password').fill('Athenaeum!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /account menu/ }).waitFor({ timeout: PAGE_TIMEOUT_MS });
  await page.close();
}

/** As text: what runs in the page is not of this machine. */
const pressLink = (page: Page, path: string) =>
  page.evaluate(`{
    const link = document.createElement('a');
    link.href = ${JSON.stringify(path)};
    document.body.append(link);
    link.click();
    link.remove();
  }`);

const firstLine = (text: string) => text.trim().split('\n', 1)[0]!;
