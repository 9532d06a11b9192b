import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from '@athenaeum/registry/smoke';
import { isFor, type ManifestPage } from '@athenaeum/shell-contract/manifest';
import { openBrowser } from '../ci/openBrowser';
import { Problem } from '../start/problem';

const SALON = 'The Art of the Ask';

/** A member signs in, sees Home, takes a seat in a salon, finds it among the own ones, gives it back, and opens each area's pages. Returns how many. */
export async function memberJourney(origin: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await takeSeat(page);
    await page.goto('/my-salons');
    const coming = page.getByRole('region', { name: 'RSVP’d events' });
    await coming.getByRole('link', { name: new RegExp(SALON) }).click();
    await giveSeatBack(page);
    return await openAll(context, origin);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/api/auth/login?returnTo=/');
  await page.getByLabel('Email').fill('member@demo.athenaeum.test');
  await page.getByLabel('Password').fill('Athenaeum!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /account menu/ }).waitFor();
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'RSVP' });
const reserve = (page: Page) => page.getByRole('button', { name: 'RSVP to Attend' }).first();

async function takeSeat(page: Page): Promise<void> {
  await page.goto('/salons/the-art-of-the-ask');
  await reserve(page).click();
  await panelOf(page).getByText('Attending', { exact: true }).waitFor();
}

async function giveSeatBack(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Not Attending' }).click();
  await reserve(page).waitFor();
}

/** Every page of a member that needs no name, so that each host of a remote has been met. */
async function openAll(context: BrowserContext, origin: string): Promise<number> {
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as {
    remotes: { manifest: { pages: ManifestPage[] } }[];
  };
  const pages = remotes
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ path, roles }) => !/[:*]/.test(path) && isFor(roles, ['member']));
  const paths = [...new Set(pages.map(({ path }) => path))];
  for (const path of paths) {
    const problems = await openPage(context, origin + path);
    if (problems.length > 0) throw new Problem(`${path}: ${problems.join('; ')}`);
  }
  return paths.length;
}
