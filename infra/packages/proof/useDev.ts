import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@athenaeum/kit/testing/freePort';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../dev/testing/member';
import type { Repository } from './repositoryOfSample';

const OVERLAY = '#webpack-dev-server-client-overlay';
const TEXTS = 'src/features/evenings/evenings.messages.ts';
const PAGE = 'src/routes/BookClubPage.tsx';
const LEAD = 'A book before each salon.';
const LIVE_LEAD = 'A live book before each salon.';

interface Marked {
  isKept?: boolean;
}

/**
 * Shows the area live in a running shell before it was ever deployed, by the printed link and with a session there. Restores
 * the sources.
 */
export async function useDev(area: Repository, browser: Browser, origin: string): Promise<void> {
  await assertRefusals(area, origin);
  const port = await freePort();
  const dev = await area.dev('--against', origin, '--port', String(port));
  try {
    await dev.said(/mfe-book-club is new there/);
    const [link = ''] = /http\S+/.exec(await dev.said(/1\. Press/)) ?? [];
    const page = await openPage(browser, origin, link.slice(origin.length), 'admin');
    await page.getByRole('button', { name: 'Use it here' }).click();
    await page.getByText(`comes from http://localhost:${port}`).waitFor();
    await page.goto(`${origin}/book-club`);
    await page.getByText(LEAD).waitFor();
    await page.getByRole('heading', { level: 2, name: /^\d evenings ahead$/ }).waitFor();
    await assertNobodyElseSees(browser, origin);

    await showsEdits(area, page);
    await showsMistakes(area, page);
    area.edit(PAGE, 'export default', "export const wrong: number = 'text';\nexport default");
    await dev.said(/BookClubPage\.tsx.*error TS2322/);
    area.edit(PAGE, "export const wrong: number = 'text';\n", '');
    await dev.said(/no errors any more/);

    await page.getByRole('button', { name: 'Reset' }).click();
    await page.waitForURL(`${origin}/`);
    await page.close();
  } finally {
    await dev.stop();
  }
}

async function showsEdits(area: Repository, page: Page): Promise<void> {
  await page.evaluate(() => ((globalThis as Marked).isKept = true));
  const took: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const [from, to] = turn % 2 === 0 ? [LEAD, LIVE_LEAD] : [LIVE_LEAD, LEAD];
    const editedAt = Date.now();
    area.edit(TEXTS, from, to);
    await page.getByText(to, { exact: true }).waitFor();
    took.push(Date.now() - editedAt);
  }
  area.edit(TEXTS, LIVE_LEAD, LEAD);
  await page.getByText(LEAD, { exact: true }).waitFor();
  assert.ok(await page.evaluate(() => (globalThis as Marked).isKept), 'the page was not loaded anew');
  console.log(`  an edit is on the page without a reload (${took.join(', ')} ms)`);
}

async function showsMistakes(area: Repository, page: Page): Promise<void> {
  const sound = readFileSync(join(area.folder, PAGE), 'utf8');
  area.edit(PAGE, 'return (', 'return (((');
  const overlay = page.frameLocator(OVERLAY);
  await overlay.getByText('BookClubPage.tsx').first().waitFor();
  assert.match(await overlay.locator('body').innerText(), /BookClubPage\.tsx:\d+:/, 'the line is told');
  area.edit(PAGE, 'return (((', 'return (');
  await page.locator(OVERLAY).waitFor({ state: 'detached' });
  assert.equal(readFileSync(join(area.folder, PAGE), 'utf8'), sound);
}

async function assertNobodyElseSees(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, origin, '/book-club');
  await page.getByRole('heading', { level: 1, name: /found|find/i }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Book club' }).count(), 0);
  await page.close();
}

/** Checks that a shell that could not show the area is refused before anything is started. */
async function assertRefusals(area: Repository, origin: string): Promise<void> {
  const refused = (reason: RegExp, ...args: string[]) =>
    assert.rejects(area.remote('', 'dev', ...args), reason);
  const other = createServer((_request, response) => response.end('<!doctype html>'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const free = String(await freePort());
  try {
    await refused(/Say in which shell/);
    await refused(/is no address of a shell/, '--against', 'portal');
    await refused(/does not answer: is the address right/, '--against', `http://localhost:${free}`);
    await refused(/does not answer as a shell/, '--against', `http://127.0.0.1:${port}`, '--port', free);
    await refused(/is in use/, '--against', origin, '--port', String(port));
    await refused(/is no port/, '--against', origin, '--port', '80');
  } finally {
    other.close();
  }
}
