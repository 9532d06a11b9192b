import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { add, NOTHING, type Counts } from './counts';
import { ensureChromium } from './ensureChromium';
import { inTurns, phases, type Phase } from './phases';
import { clock } from './reporters/progress.cjs';
import { RESULTS } from './results';
import { isAborted } from './runCommand';

/**
 * `npm test`: everything, phase by phase, ending in one line that counts. `npm test -- unit`: one phase, or some with commas
 * between them; what follows goes to the phase's runner (Jest or Playwright), as `npm test -- journeys shell.spec.ts:12`.
 */
const [name, ...chosen] = process.argv.slice(2);
const named = name?.split(',');
const failuresFile = resolve(join(RESULTS, 'failures.txt'));
const asked = phases.filter((phase) => !named || named.includes(phase.name));

if (asked.length === 0) {
  console.error(`There is no phase ${name}: ${phases.map((phase) => phase.name).join(', ')}.`);
  process.exitCode = 2;
} else {
  const browser = asked.some(({ needsBrowser }) => needsBrowser) ? ensureChromium() : '';
  if (browser === null) process.exitCode = 1;
  else await runAll(asked, browser);
}

/** What failed meanwhile, also where a second try passed: the end of a long output is what is looked at first. */
function tellFailuresAgain(): void {
  if (existsSync(failuresFile)) console.log(`\nWhat failed:\n${readFileSync(failuresFile, 'utf8')}`);
}

interface Row {
  phase: Phase;
  counts: Counts;
  milliseconds: number;
}

async function runAll(asked: readonly Phase[], browser: string): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  process.env.FAILURES_FILE = failuresFile;
  const startedAt = Date.now();
  const rows: Row[] = [];
  for (const together of inTurns(asked)) {
    if (isAborted()) break;
    rows.push(...(await Promise.all(together.map((phase) => runPhase(phase, browser)))));
  }
  report(rows, Date.now() - startedAt);
}

async function runPhase(phase: Phase, browser: string): Promise<Row> {
  console.log(`\n${phase.name}: ${phase.about}`);
  const startedAt = Date.now();
  const counts = await phase.run(chosen, browser);
  return { phase, counts, milliseconds: Date.now() - startedAt };
}

function report(rows: readonly Row[], milliseconds: number): void {
  tellFailuresAgain();
  console.log(`\n  ${'phase'.padEnd(10)}${['time', 'passed', 'failed', 'skipped'].map(column).join('')}`);
  for (const { phase, counts, milliseconds: spent } of rows) {
    const cells = [clock(spent), counts.passed, counts.failed, counts.skipped];
    const besideAnother = rows.some((row) => row.phase.name === phase.beside);
    const note = besideAnother ? `   beside ${phase.beside}` : '';
    console.log(`  ${phase.name.padEnd(10)}${cells.map(column).join('')}${note}`);
  }
  const failed = rows.find(({ counts }) => counts.failed > 0);
  if (failed) console.log(`\nThe first phase with failures: npm test -- ${failed.phase.name}`);
  const total = rows.reduce((sum, { counts }) => add(sum, counts), NOTHING);
  console.log(`\nAll tests took ${(milliseconds / 60_000).toFixed(1)} minutes`);
  const isWhole = !isAborted() && total.passed > 0;
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed === 0 && isWhole ? 0 : 1;
}

function column(cell: unknown): string {
  return String(cell).padStart(9);
}
