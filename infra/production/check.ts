import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chromium, type BrowserContext } from 'playwright-core';
import { openPage } from '@athenaeum/registry/smoke';
import { changedBuild } from '../ci/changedBuild';
import { findChromium } from '../ci/findChromium';
import { Problem, reportAndExit } from '../start/problem';
import { closedDoors } from './closedDoors';
import { setPassword, setUpSecondStep } from './firstAdmin';
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
    tell('the first admin gets a link to set a password', await getIn(context, production));
    tell(
      'the first admin sets up a second step, and signs in',
      await problemOf(setUpSecondStep(context, { origin: production.origin, ...ADA })),
    );
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

async function getIn(context: BrowserContext, { command, mail, origin }: Production): Promise<string | null> {
  const { code, said } = await command('admin', ADA.email, 'Ada', 'Lovelace');
  if (code !== 0) return said;
  const [link] = /https?:\/\/\S+password-reset\/\S+/.exec(await mail.letterTo(ADA.email)) ?? [];
  if (!link?.startsWith(origin)) return 'the letter has no link to here';
  return problemOf(setPassword(context, link, ADA.password));
}

function problemOf(done: Promise<void>): Promise<string | null> {
  return done.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
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
