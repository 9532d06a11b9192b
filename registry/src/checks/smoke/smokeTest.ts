import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { findChromium } from './findChromium';
import { refusal, verdict, type Candidate, type Check } from '../check';
import { openPage } from './openPage';
import { signIn } from './signIn';
import { stageRemote } from './stagedRemote';
import { accountsFrom, planVisits, type Account, type Visit } from './visits';

/** Stops after these: the other pages of a broken area would fail in the same way. */
const MAX_BROKEN_PAGES = 3;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  // `/dev/shm` of containers is too small for pages.
  '--disable-dev-shm-usage',
];

/** The browser runs an area's code, so it does not inherit the keys in this process's environment. */
const WITHOUT_SECRETS = { PATH: process.env.PATH ?? '', HOME: tmpdir(), TMPDIR: tmpdir() };

interface Means {
  browser?: string | null;
  accounts?: readonly Account[];
}

/** Opens each page without path parameters of the build in the live shell, in a headless browser. */
export const smokeTest = ({ browser = findChromium(), accounts = accountsFrom() }: Means = {}): Check => ({
  name: 'smoke test',
  async run(candidate, { origin }) {
    if (!browser)
      return refusal(
        'There is no Chromium here to open it with: install one or name one by CHROMIUM_PATH, or say --without-smoke-test.',
      );
    const visits = planVisits(candidate.entry.manifest.pages, accounts);
    // It takes longer to load than all else of the release service, which can wait for it until a release is tried.
    const { chromium } = await import('playwright-core');
    const launched = await chromium.launch({ executablePath: browser, args: FLAGS, env: WITHOUT_SECRETS });
    const problems: string[] = [];
    try {
      for (const visit of visits) {
        if (problems.length < MAX_BROKEN_PAGES)
          problems.push(...(await make(visit, launched, candidate, origin)));
      }
    } finally {
      await launched.close();
    }
    if (visits.length === 0)
      problems.push('It has no page that can be opened here: say --without-smoke-test.');
    const count = visits.flatMap(({ paths }) => paths).length;
    return verdict(`${count} ${count === 1 ? 'page' : 'pages'} opened in the live shell`, problems);
  },
});

async function make(
  { account, paths }: Visit,
  browser: Browser,
  candidate: Candidate,
  origin: string,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (account && !(await signIn(context, origin, account)))
      return [
        `Nobody could sign in as ${account.email}: SMOKE_EMAIL and SMOKE_PASSWORD name a member, --without-smoke-test does without.`,
      ];
    const asked = await stageRemote(context, origin, candidate);
    const problems: string[] = [];
    for (const path of paths) {
      if (problems.length >= MAX_BROKEN_PAGES) break;
      const found = await openPage(context, `${origin}${path}`);
      if (found.length > 0) problems.push(`${path}: ${found.slice(0, MAX_BROKEN_PAGES).join('; ')}.`);
    }
    if (problems.length === 0 && !asked.has(candidate.entry.entry))
      problems.push(`${paths.join(', ')}: shown without its code, so nothing was tried.`);
    return problems;
  } finally {
    await context.close();
  }
}
