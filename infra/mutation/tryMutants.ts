import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, testsOf } from './areas';
import type { Chosen } from './chooseMutants';
import { instrument } from './instrument';
import type { Result } from './results';
import { startTestDatabase } from './testDatabase';
import { TestHost } from './testHost';

/** How the tests went without a mutant. */
interface Baseline {
  file: string;
  ms: number;
  reached: ReadonlySet<number>;
}

const MINUTE = 60_000;

/** Runs, for each mutant, the tests that come by it, nearest first, until one fails or the time is over. */
export async function tryMutants(
  mutants: readonly Chosen[],
  minutes: number,
  tell: (result: Result, mutant: Chosen) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-mutants-'));
  const database = await startTestDatabase();
  const tests = [...new Set(mutants.flatMap(({ area }) => testsOf(area)))];
  const host = new TestHost(tests.map(absolute), {
    MUTANTS_FILE: writeInstrumented(folder, mutants),
    MONGODB_URI: database.uri,
  });
  try {
    console.log(`${tests.length} files of tests without a mutant`);
    const baselines = await runWithout(host, tests);
    const until = Date.now() + minutes * MINUTE;
    for (const mutant of mutants) {
      if (Date.now() > until) break;
      tell(await tryOne(host, mutant, baselines), mutant);
    }
  } finally {
    await host.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runWithout(host: TestHost, tests: readonly string[]): Promise<Baseline[]> {
  const baselines: Baseline[] = [];
  for (const file of tests) {
    await whilePaused();
    const { failed, reached, ms } = await host.run({ mutant: 0, files: [absolute(file)] }, 10 * MINUTE);
    if (failed) throw new Error(`Without any mutant this fails: ${failed}`);
    if (reached.length > 0) baselines.push({ file, ms, reached: new Set(reached) });
  }
  return baselines;
}

async function tryOne(host: TestHost, mutant: Chosen, baselines: readonly Baseline[]): Promise<Result> {
  const { id, file, line, operator, original, mutated, area } = mutant;
  const covering = nearestFirst(
    file,
    baselines.filter((one) => one.reached.has(id) && area.tests.test(one.file)),
  );
  const about = { file, line, operator, original, mutated, area: area.name };
  if (covering.length === 0) return { ...about, verdict: 'not reached', by: null, ms: 0 };
  await whilePaused();
  const expected = covering.reduce((sum, { ms }) => sum + ms, 0);
  const files = covering.map((one) => absolute(one.file));
  const { failed, ms } = await host.run({ mutant: id, files }, expected * 4 + MINUTE);
  return { ...about, verdict: failed ? 'killed' : 'survived', by: failed, ms };
}

/** Those that share the most of the source's path, and of these the quicker ones. */
function nearestFirst(source: string, baselines: readonly Baseline[]): Baseline[] {
  const folders = source.split('/');
  const shared = ({ file }: Baseline) => {
    const own = file.split('/');
    const apart = folders.findIndex((folder, depth) => folder !== own[depth]);
    return apart < 0 ? folders.length : apart;
  };
  return [...baselines].sort((one, other) => shared(other) - shared(one) || one.ms - other.ms);
}

/** Each source with its mutants as a file beside; answers the file that says which stands for which. */
function writeInstrumented(folder: string, mutants: readonly Chosen[]): string {
  const sources = [...new Set(mutants.map(({ file }) => file))];
  const table = sources.map((file, index) => {
    const path = join(folder, `${index}.ts`);
    const own = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(path, instrument(file, readFileSync(absolute(file), 'utf8'), own));
    return [absolute(file), path] as const;
  });
  const manifest = join(folder, 'mutants.json');
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(table)));
  return manifest;
}

const absolute = (file: string): string => resolve(ROOT, file);

async function whilePaused(): Promise<void> {
  const { PAUSE_FILE } = process.env;
  while (PAUSE_FILE && existsSync(PAUSE_FILE)) await pause(5000);
}
