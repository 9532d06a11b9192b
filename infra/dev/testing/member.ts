import type { Browser, Page } from 'playwright-core';

/** Opens a path as a demo account. */
export async function openPage(
  browser: Browser,
  origin: string,
  path: string,
  account: 'member' | 'admin' = 'member',
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/api/auth/login?redirect=${encodeURIComponent(path)}`);
  await page.fill('input[name=email]', `${account}@demo.athenaeum.test`);
  await page.fill('input[name=password]', 'Athenaeum!2026');
  await page.click('button[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
  await page.goto(origin + path);
  return page;
}
