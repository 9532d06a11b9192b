import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chromium, type BrowserContext } from 'playwright-core';
import { openPage } from '@athenaeum/registry/smoke';
import { Secret, TOTP } from 'otpauth';
import { changedBuild } from '../ci/changedBuild';
import { findChromium } from '../ci/findChromium';
import { Problem, reportAndExit } from '../start/problem';
import { closedDoors } from './closedDoors';
import { startProduction, type Production } from './startProduction';

// node --import tsx infra/production/check.ts: starts the configuration of production on this machine, without containers, on an
// empty database; makes the first admin, signs in with a browser and opens the pages. Ends with 1 when something is wrong.

// A word of everybody's list with digits after it would be refused.
const ADA = { email: 'ada@example.org', password: `Looms9&Notes-${randomUUID()}`.slice(0, 30) };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

let problems = 0;
try {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Problem('There is no Chromium here: install one or name one by CHROMIUM_PATH.');
  const production = await startProduction();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    for (const door of closedDoors) tell(door.name, await door.problem(production));
    tell('the first admin gets a link to set a password', await setPassword(context, production));
    tell('the first admin sets up a second step, and signs in', await setUpSecondStep(context, production));
    tell('the session cookie is for this host alone', await weaknessOfCookie(context));
    tell('a deploy is held against the graph that is answered by', await deploy(production));
    for (const path of await pagesOf(production))
      tell(path, (await openPage(context, production.origin + path)).join('; ') || null);
  } finally {
    await browser.close();
    await production.stop();
  }
  process.exit(problems > 0 ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}

function tell(what: string, problem: string | null): void {
  if (problem) problems++;
  process.stdout.write(problem ? `  no  ${what}: ${problem}\n` : `  ok  ${what}\n`);
}

async function setPassword(
  context: BrowserContext,
  { command, mail, origin }: Production,
): Promise<string | null> {
  const { code, said } = await command('admin', ADA.email, 'Ada', 'Lovelace');
  if (code !== 0) return said;
  const [link] = /https?:\/\/\S+password-reset\/\S+/.exec(await mail.letterTo(ADA.email)) ?? [];
  if (!link?.startsWith(origin)) return 'the letter has no link to here';
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('New password').fill(ADA.password);
  await page.getByLabel('Verify password').fill(ADA.password);
  await page.getByRole('button', { name: 'Set password' }).click();
  const heading = page.getByRole('heading', { name: 'Your password is set' });
  const shown = await heading.waitFor().then(
    () => null,
    () => page.getByRole('main').innerText(),
  );
  await page.close();
  return shown && `the page says “${shown.replace(/\s+/g, ' ').slice(0, 300)}”`;
}

/** As staff have to: a password, then the code of an authenticator app that is set up on the way in. */
async function setUpSecondStep(context: BrowserContext, { origin }: Production): Promise<string | null> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/api/auth/login?returnTo=/privacy-policy`);
    await page.getByLabel('Email').fill(ADA.email);
    await page.getByLabel('Password').fill(ADA.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Set up a second step' }).waitFor();
    const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent()) ?? '';
    const secret = Secret.fromBase32(key.replace(/\s/g, ''));
    await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByRole('button', { name: /account menu/ }).waitFor();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await page.close();
  }
}

async function weaknessOfCookie(context: BrowserContext): Promise<string | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-athenaeum');
  if (!cookie) return 'there is no cookie of that name';
  return cookie.httpOnly && cookie.secure && cookie.sameSite === 'Lax' ? null : JSON.stringify(cookie);
}

/** Its pages are opened below anyway. */
async function deploy({ command }: Production): Promise<string | null> {
  const changed = changedBuild('dist/mfe-learning', 'changed0001');
  const { code, said } = await command(
    'deploy',
    'mfe-learning',
    ...['--built', changed, '--without-smoke-test'],
  );
  rmSync(changed, { recursive: true });
  return code === 0 && said.includes('can be answered by the live graph') ? null : said;
}

/** Every page that needs no name, of every area. */
async function pagesOf({ origin }: Production): Promise<string[]> {
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as {
    remotes: { manifest: { pages: { path: string }[] } }[];
  };
  const paths = remotes.flatMap(({ manifest }) => manifest.pages.map(({ path }) => path));
  return [...new Set(paths)].filter((path) => !/[:*]/.test(path));
}
