import { seededNumbers } from '@athenaeum/common/numbers';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harmful, HARMS, healthy, someAlwaysFail } from './scenarios';
import { simulate, type Outcome } from './simulate';

/**
 * Measures how many healthy releases are rolled back by mistake, and how soon harmful ones are: npm run bench:delivery --
 * [healthy, 200] [harmful, 100] [seed, 1] [only scenarios with this name]
 */
const [HEALTHY = 200, HARMFUL = 100, SEED = 1] = process.argv.slice(2, 5).map(Number);
const ONLY = process.argv[5] ?? '';

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-bench-'));
const database = fork(join(import.meta.dirname, '../../test/database.process.ts'), [dataDir], {
  execArgv: ['--import', 'tsx'],
});
const [uri] = (await once(database, 'message')) as [string];
try {
  await tellHealthy('healthy', healthy);
  await tellHealthy('some always fail', someAlwaysFail);
  for (const mutations of [3, 6, 10])
    await tellHarmful(`mutations fail, ${mutations} in a visit`, () => {
      const one = harmful();
      return { ...one, crowd: { ...one.crowd, mutations } };
    });
  for (const [name, harm] of Object.entries(HARMS)) await tellHarmful(name, () => harmful(harm));
} finally {
  database.kill();
  await once(database, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function tellHealthy(name: string, scenarioOf: Parameters<typeof one>[2]): Promise<void> {
  if (!name.includes(ONLY)) return;
  const outcomes = await each(HEALTHY, name, scenarioOf);
  const wrongly = outcomes.filter(({ takenBackAfter }) => takenBackAfter !== null);
  console.log(`${name}: ${wrongly.length} of ${HEALTHY} healthy releases were taken back`);
  for (const { why, scenario } of wrongly) console.log(`  ${why}: ${JSON.stringify(scenario)}`);
  const left = outcomes.filter((outcome) => outcome.takenBackAfter === null && outcome.left);
  console.log(`  ${left.length} looked as if they failed and were left for a person`);
}

async function tellHarmful(name: string, scenarioOf: Parameters<typeof one>[2]): Promise<void> {
  if (name.includes(ONLY)) tell(name, await each(HARMFUL, name, scenarioOf));
}

async function each(count: number, name: string, scenarioOf: Parameters<typeof one>[2]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < count; n++) {
    outcomes.push(await one(name, n, scenarioOf));
    if ((n + 1) % 20 === 0) process.stderr.write(`${name}: ${n + 1} of ${count}\n`);
  }
  return outcomes;
}

function one(name: string, n: number, scenarioOf: (random: () => number) => Parameters<typeof simulate>[2]) {
  const random = seededNumbers(SEED * 1_000_003 + n);
  // Names of databases have at most 63 characters.
  const dbName = `${name.replace(/\W/g, '_').slice(0, 40)}_${n}`;
  return simulate(uri, dbName, scenarioOf(random), random);
}

function tell(what: string, outcomes: readonly Outcome[]): void {
  const seconds = outcomes.flatMap(({ takenBackAfter }) =>
    takenBackAfter === null ? [] : [takenBackAfter / 1000],
  );
  seconds.sort((a, b) => a - b);
  const at = (part: number) => seconds[Math.ceil(part * seconds.length) - 1];
  const inTime = seconds.filter((one) => one <= 120).length;
  console.log(
    `${what}: ${inTime} of ${outcomes.length} harmful releases taken back within two minutes; ` +
      `half within ${at(0.5)} s, 95 % within ${at(0.95)} s, the last after ${seconds.at(-1)} s` +
      (seconds.length < outcomes.length
        ? `, ${outcomes.length - seconds.length} not within ten minutes`
        : ''),
  );
  for (const { takenBackAfter, left } of outcomes)
    if (takenBackAfter === null) console.log(`  ${left ?? 'nothing was noticed'}`);
}
