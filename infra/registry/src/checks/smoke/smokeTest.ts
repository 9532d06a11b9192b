import { tmpdir } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../../ci/findChromium';
import { refusal, verdict, type Candidate, type Check } from '../check';
import { openPage } from './openPage';
import { signIn } from './signIn';
import { stageRemote } from './stagedRemote';
import { accountsFrom, planVisits, type Account, type Visit } from './visits';

/** Enough to see what is wrong; the other pages of a broken area would say the same. */
const ENOUGH = 3;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  // What containers have of it is too little for pages.
  '--disable-dev-shm-usage',
];

/** What it opens is the code of an area: the keys of the process that opens it are none of its business. */
const WITHOUT_SECRETS = { PATH: process.env.PATH ?? '', HOME: tmpdir(), TMPDIR: tmpdir() };

interface Means {
  browser?: string | null;
  accounts?: readonly Account[];
}

/** The build in the live shell, in a browser of this check's own: each page that needs no name is opened and looked at. */
export const smokeTest = ({ browser = findChromium(), accounts = accountsFrom() }: Means = {}): Check => ({
  name: 'smoke test',
  async run(candidate, { origin }) {
    if (!browser)
      return refusal(
        'There is no Chromium here to open it with: install one or name one by CHROMIUM_PATH, or say --without-smoke-test.',
      );
    const visits = planVisits(candidate.entry.manifest.pages, accounts);
    const launched = await chromium.launch({ executablePath: browser, args: FLAGS, env: WITHOUT_SECRETS });
    const problems: string[] = [];
    try {
      for (const visit of visits) {
        if (problems.length < ENOUGH) problems.push(...(await make(visit, launched, candidate, origin)));
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
      if (problems.length >= ENOUGH) break;
      const found = await openPage(context, `${origin}${path}`);
      if (found.length > 0) problems.push(`${path}: ${found.slice(0, ENOUGH).join('; ')}.`);
    }
    if (problems.length === 0 && !asked.has(candidate.entry.entry))
      problems.push(`${paths.join(', ')}: shown without its code, so nothing was tried.`);
    return problems;
  } finally {
    await context.close();
  }
}
