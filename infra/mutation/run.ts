import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, ROOT } from './areas';
import { chooseMutants, staleEquivalents } from './chooseMutants';
import { MIN_SCORE_PERCENT, lineOf, scoreOf, tableOf } from './report';
import { keyOf, readResults, writeResults, type Result } from './results';
import { tryMutants } from './tryMutants';
import { createTypeCheck } from './typeErrors';

/**
 * Changes the product's rules one place at a time and runs the tests that come by there: `run.ts [area...]`. Each change
 * that no test notices is printed; the run fails below 90 % noticed.
 *
 * `--sample 25`: so many of each area; `--all`: every one. `--seed 1`: which of them. `--minutes 30`: trying at most so long.
 * `--again`: those that no test noticed the last time, and a score with what is known of the others. While the file is
 * there that PAUSE_FILE names, no test runs.
 */
const { values: given, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '25' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    again: { type: 'boolean', default: false },
  },
});
const RESULTS = join(ROOT, '.cache/mutation/results.json');

const unknown = names.find((name) => !areas.some((area) => area.name === name));
if (unknown) throw new Error(`There is no area ${unknown}: ${areas.map(({ name }) => name).join(', ')}`);
const chosenAreas = areas.filter(({ name }) => names.length === 0 || names.includes(name));

const isChosen = ({ area }: Result) => chosenAreas.some(({ name }) => name === area);
const known = readResults(RESULTS);
const isUnnoticed = ({ verdict }: Result) => verdict === 'survived' || verdict === 'not reached';
const again = given.again ? known.filter((one) => isChosen(one) && isUnnoticed(one)) : undefined;
const mutants = chooseMutants(chosenAreas, {
  size: given.all || again ? Infinity : Number(given.sample),
  seed: Number(given.seed),
  only: again && new Set(again.map(keyOf)),
});
const keys = new Set(mutants.map(keyOf));
const kept = known.filter((one) => !isChosen(one) || (again && (!isUnnoticed(one) || keys.has(keyOf(one)))));
console.log(`${mutants.length} mutants of ${chosenAreas.map(({ name }) => name).join(', ')}`);

const startedAt = Date.now();
const isRefused = createTypeCheck([...new Set(mutants.map(({ file }) => file))]);
const results: Result[] = [];
await tryMutants(mutants, Number(given.minutes), (tried, mutant) => {
  const result: Result = isUnnoticed(tried) && isRefused(mutant) ? { ...tried, verdict: 'types' } : tried;
  results.push(result);
  // Each at once: what is known stays known when the run is ended.
  writeResults(RESULTS, kept, results);
  console.log(
    result.verdict === 'killed'
      ? `${results.length}/${mutants.length} ${result.file}:${result.line} killed in ${result.ms} ms`
      : `${results.length}/${mutants.length} ${lineOf(result)}`,
  );
});

const stale = staleEquivalents(chosenAreas);
for (const { file, original } of stale) console.log(`No mutant fits any more: ${file}: ${original}`);
const all = writeResults(RESULTS, kept, results).filter(isChosen);
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(0);
console.log(`\n${results.length} tried in ${minutes} minutes\n${tableOf(all)}`);
const score = scoreOf(all) ?? 100;
process.exitCode = score < MIN_SCORE_PERCENT || stale.length > 0 ? 1 : 0;
