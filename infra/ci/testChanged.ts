import { parseArgs } from 'node:util';
import { changedFiles, defaultSince } from './changed/changedFiles';
import { generatedSince } from './changed/generatedSince';
import { planFor, type Plan } from './changed/plan';
import { ensureChromium } from './ensureChromium';
import { clock } from './reporters/progress.cjs';
import { runNode, runScript } from './runCommand';

/**
 * `npm run test:changed [-- --since main]`: what a change can have broken, by the import graph: types, lint, the unit tests
 * that reach a changed file, the stories of changed elements. Says what only the whole run proves.
 */
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const since = values.since ?? defaultSince();
const startedAt = Date.now();
const files = changedFiles(since);
const plan = planFor(files);

console.log(`${files.length} files changed since ${since}`);
const failed: string[] = [];
for (const [name, run] of steps(plan)) {
  const stepStartedAt = Date.now();
  const isGood = (await run()) === 0;
  if (!isGood) failed.push(name);
  console.log(`  ${isGood ? '✓' : '✘'} ${name} (${clock(Date.now() - stepStartedAt)})`);
}
report();

type Step = readonly [name: string, run: () => Promise<number>];

function steps({ sources, isGraphChanged, elements }: Plan): Step[] {
  if (files.length === 0) return [];
  return [
    ...(isGraphChanged ? ([['generated types', generate]] as const) : []),
    ['types', types],
    ['lint', () => lint(sources)],
    ['unit tests', () => unit([...sources, ...generatedSince(startedAt)])],
    ...(elements.length > 0 ? ([['stories', () => stories(elements)]] as const) : []),
  ];
}

function generate(): Promise<number> {
  return runScript('infra/codegen/codegen.ts');
}

async function types(): Promise<number> {
  const compiler = 'node_modules/typescript-native/bin/tsc';
  const [server, pages] = await Promise.all([
    runNode([compiler, '-p', 'tsconfig.node.json']),
    runNode([compiler, '-p', 'tsconfig.web.json']),
  ]);
  return server + pages;
}

async function lint(sources: readonly string[]): Promise<number> {
  const [rules, format] = await Promise.all([
    sources.length === 0
      ? 0
      : runNode([
          'node_modules/eslint/bin/eslint.js',
          '--no-warn-ignored',
          '--max-warnings',
          '0',
          ...sources,
        ]),
    runNode([
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      '--log-level=warn',
      ...files,
    ]),
  ]);
  return rules + format;
}

async function unit(sources: readonly string[]): Promise<number> {
  if (sources.length === 0) return 0;
  const config = '--config=infra/test/jest.config.cjs';
  const jest = ['node_modules/jest/bin/jest.js', config, '--silent', '--passWithNoTests', '--bail=10'];
  return runNode([...jest, '--findRelatedTests', ...sources], { nodeArgs: ['--max-semi-space-size=128'] });
}

async function stories(elements: readonly string[]): Promise<number> {
  const browser = ensureChromium();
  // A phase that did not run has not passed.
  if (!browser) return 1;
  if ((await runScript('shared-ui/catalogue/build.ts')) !== 0) return 1;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const named = `/(${elements.join('|')}):`;
  return runNode([...playwright, '--config=shared-ui/catalogue/playwright.config.ts', '-g', named], {
    env: { CHROMIUM_PATH: browser },
  });
}

function report(): void {
  if (plan.touchesAll.length > 0)
    console.log(`\nEvery test stands on ${plan.touchesAll.join(', ')}: npm test proves it.`);
  if (plan.left.length > 0)
    console.log(`\nNot proven here: ${plan.left.map((phase) => `npm test -- ${phase}`).join(', ')}`);
  console.log(
    `\n${failed.length === 0 ? 'Good' : `Failed: ${failed.join(', ')}`} (${clock(Date.now() - startedAt)})`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
