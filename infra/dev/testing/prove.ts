import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { productEnvironment } from '../../ci/product';
import { copyToEdit } from './copyToEdit';
import { openBrowser } from '../../ci/openBrowser';
import { openPage } from './member';
import { processesIn } from './processesIn';
import { startDev } from './startDev';

/**
 * Proves `npm run dev` in a copy of the repository: an edit appears on the page and keeps its state, an error is shown over the
 * page until it is fixed, servers restart and types are generated, and Ctrl-C leaves no process. Exits with 1 otherwise.
 */
const AREA = 'mfe-coaching';
const PAGE = 'mfe-coaching/src/routes/CoachesPage.tsx';
const TITLE = 'title={coachDirectoryText.title}';
const OVERLAY = '#webpack-dev-server-client-overlay';
const SIGN_IN = 'gateway/bff/src/auth/pages/signInPage.ts';
const OPERATION = 'mfe-coaching/src/features/coachDirectory/coaches.graphql';

const copy = copyToEdit(process.cwd());
const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-dev-data-'));
process.once('exit', () => [copy.remove(), rmSync(dataDir, { recursive: true, force: true })]);
const env = await productEnvironment(dataDir);
const origin = `http://localhost:${env.SHELL_PORT}`;
const dev = await startDev(copy.folder, [AREA], env, (line) => console.log(`  | ${line}`));
const browser = await openBrowser();
try {
  const page = await openPage(browser, origin, '/expert-strategists');
  await keepsState(page);
  await showsMistakes(page);
  await restartsServers();
  await followsTypes();
} finally {
  await browser.close();
  assert.equal(await dev.stop(), 0);
}
// A process that ends with its parent takes a moment to do so.
for (let attempt = 0; attempt < 50 && processesIn(copy.folder).length > 0; attempt++) await pause(100);
assert.deepEqual(processesIn(copy.folder), [], 'Ctrl-C leaves nothing behind');
console.log('  nothing is left behind');

async function keepsState(page: Page): Promise<void> {
  const field = page.getByPlaceholder('A name or a topic');
  await field.fill('Lan');
  await page.evaluate(() => ((globalThis as { isKept?: boolean }).isKept = true));

  edit(PAGE, TITLE, "title={'Edited strategists'}");
  await page.getByRole('heading', { name: 'Edited strategists' }).waitFor();

  assert.equal(await field.inputValue(), 'Lan');
  assert.ok(
    await page.evaluate(() => (globalThis as { isKept?: boolean }).isKept),
    'the page was not loaded anew',
  );
  console.log('  an edit is on the page, and what was typed is there');
}

async function showsMistakes(page: Page): Promise<void> {
  const mend = edit(PAGE, "title={'Edited strategists'}", "title={'Edited strategists'} (((");
  const overlay = page.frameLocator(OVERLAY);
  await overlay.getByText('CoachesPage.tsx').first().waitFor();
  const words = await overlay.locator('body').innerText();
  const line = readFileSync(join(copy.folder, PAGE), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('((('));
  assert.match(words, new RegExp(`CoachesPage\\.tsx:${line + 1}:`), 'the line is told');

  // A second failed compilation: the page has to apply all updates in order.
  edit(PAGE, '(((', '((((');
  await overlay.getByText('((((').first().waitFor();
  mend();
  edit(PAGE, 'Edited strategists', 'Mended strategists');
  await page.getByRole('heading', { name: 'Mended strategists' }).waitFor();
  await page.locator(OVERLAY).waitFor({ state: 'detached' });

  assert.ok(await page.evaluate(() => (globalThis as { isKept?: boolean }).isKept));
  console.log('  a mistake stands over the page with its line, and goes when it is mended');
}

async function restartsServers(): Promise<void> {
  const text = readFileSync(join(copy.folder, SIGN_IN), 'utf8');
  writeFileSync(join(copy.folder, SIGN_IN), `${text}\nprocess.stderr.write('the edited gateway\\n');\n`);
  await dev.said(/gateway again after gateway\/bff\/src\/auth\/pages/);
  assert.match(readFileSync(join(dataDir, 'logs/gateway.log'), 'utf8'), /the edited gateway/);
  console.log('  an edited server starts anew');
}

async function followsTypes(): Promise<void> {
  edit(OPERATION, 'query Coaches(', '# A remark.\nquery Coaches(');
  await dev.said(/types follow .*coaches\.graphql/);
  await dev.said(/All other areas are up to date/);
  const text = readFileSync(join(copy.folder, PAGE), 'utf8');
  writeFileSync(join(copy.folder, PAGE), `${text}\nexport const wrong: number = 'text';\n`);
  await dev.said(/CoachesPage\.tsx.*error TS2322/);
  console.log('  types follow operations, and an error in them is told');
}

/** Returns the function that reverts the edit. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from), `${file} has ${from}`);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}
