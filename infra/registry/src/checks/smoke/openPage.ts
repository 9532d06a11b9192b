import type { BrowserContext, Page } from 'playwright-core';

const PATIENCE = 30_000;
const UNTIL_QUIET = 5_000;
/** What the shell and the areas show in the place of something that failed. */
const FAILURE = /is taking a moment|Not loaded/;

/** What is wrong with a page that somebody opens, each once; nothing when it shows its heading and stays calm. */
export async function openPage(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const troubles = listen(page);
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: PATIENCE });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE });
    await page.waitForLoadState('networkidle', { timeout: UNTIL_QUIET }).catch(() => undefined);
    const failed = await page.getByRole('alert').filter({ hasText: FAILURE }).allInnerTexts();
    return [...new Set([...failed.map((text) => `it says “${shortened(text)}”`), ...troubles])];
  } catch {
    return [...new Set(['its heading did not show', ...troubles])];
  } finally {
    await page.close();
  }
}

function listen(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`on the console: ${firstLine(message.text())}`);
  });
  page.on('pageerror', (error) => troubles.push(`not caught: ${firstLine(error.message)}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/remotes/') && !response.ok())
      troubles.push(`${pathname} was answered with ${response.status()}`);
  });
  return troubles;
}

/** What it is, and of what. */
const shortened = (text: string) => text.trim().split(/\n+/, 2).join(': ').slice(0, 200);
const firstLine = (text: string) => text.trim().split('\n', 1)[0]!.slice(0, 200);
