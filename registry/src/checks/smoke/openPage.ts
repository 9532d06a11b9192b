import type { BrowserContext, Page } from 'playwright-core';

const PAGE_TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 5_000;
/** What the shell and the areas show in place of something that failed. */
const FAILURE = /is taking a moment|Not loaded/;

/** Opens a page and returns its distinct problems; none when its heading appears and nothing fails. */
export async function openPage(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const troubles = listen(page);
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: PAGE_TIMEOUT_MS });
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ timeout: PAGE_TIMEOUT_MS });
    await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
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
