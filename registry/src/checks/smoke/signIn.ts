import type { BrowserContext } from 'playwright-core';
import type { Account } from './visits';

const PAGE_TIMEOUT_MS = 30_000;

/** Signs in by the form; false when that fails. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<boolean> {
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  try {
    await page.goto(`${origin}/api/auth/login?returnTo=/privacy-policy`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /account menu/ }).waitFor();
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}
