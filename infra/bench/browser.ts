import type { Browser, Page } from 'playwright-core';

interface SigningIn {
  origin: string;
  /** An account of the demo data. */
  account?: string;
  /** Where it leads. */
  path?: string;
}

/** A page of somebody who has signed in by the form, in a context of its own. */
export async function signedIn(
  browser: Browser,
  { origin, account = 'member', path = '/privacy-policy' }: SigningIn,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/api/auth/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(`${account}@demo.athenaeum.test`);
  await page.getByLabel('Password').fill('Athenaeum!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  return page;
}

/** The middle of some figures with the least and the most, in a line. */
export function report(name: string, values: readonly number[]): void {
  const sorted = [...values].sort((a, b) => a - b);
  const [least = NaN, middle = NaN, most = NaN] = [
    sorted[0],
    sorted[Math.floor(sorted.length / 2)],
    sorted.at(-1),
  ];
  console.log(`${name.padEnd(44)} median ${middle.toFixed(0)}  (${least.toFixed(0)} to ${most.toFixed(0)})`);
}
