import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGroups } from '../../test/groups.cjs';
import JestProgress from './jestProgress.cjs';

const A = 'gateway/src/a.test.ts';
const B = 'gateway/src/b.test.ts';
const groups = [{ name: 'gateway-1', files: [A, B] }];

let folder: string;
beforeAll(() => {
  // Of the run that this test is a part of.
  delete process.env.FAILURES_FILE;
  folder = mkdtempSync(join(tmpdir(), 'progress-'));
  writeGroups('/here', folder, groups);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('tells a failure in a group under its own file, with the command that repeats just that', () => {
  const { told, hasFailed } = run([test(A, 'works'), test(B, 'greets', 'Expected hello')]);

  expect(told).toContain(`✘ ${B} › greets\n    Expected hello`);
  expect(told).toContain(`repeat it: npm test -- unit ${B} -t "greets"`);
  expect(told).toContain(
    'or as it ran: npx jest --config infra/test/jest.grouped.config.cjs /gateway-1.test.cjs',
  );
  expect(told).toContain('unit: 4 of 4 files, 1 passed, 1 failed');
  expect(hasFailed).toBe(true);
});

it('tells a file of a group of which nothing was run as a failure', () => {
  const { told, hasFailed } = run([test(A, 'works')]);

  expect(told).toContain(`✘ ${B}\n    None of its tests was run.`);
  expect(hasFailed).toBe(true);
});

it('tells all files of a group that broke', () => {
  const { told, hasFailed } = run([], { testExecError: {}, failureMessage: 'Out of memory' });

  expect(told).toContain(`✘ ${A}, ${B}\n    Out of memory`);
  expect(told).toContain(`repeat it: npm test -- unit ${A} ${B}`);
  expect(hasFailed).toBe(true);
});

it('tells only the file without a test where the others ran', () => {
  const { told } = run([test(A, 'works')], { testExecError: {}, failureMessage: 'No tests' });

  expect(told).toContain(`✘ ${B}\n    No tests`);
  expect(told).not.toContain(`✘ ${A}`);
  expect(told).toContain('1 passed, 1 failed');
});

it('has nothing to tell of what passed', () => {
  const { told, hasFailed } = run([test(A, 'works'), test(B, 'greets')]);

  expect(told).not.toContain('✘');
  expect(hasFailed).toBe(false);
});

it('misses no file where only some were asked for', () => {
  const { told, hasFailed } = run([test(A, 'works')], {}, ['gateway-1']);

  expect(told).not.toContain('✘');
  expect(hasFailed).toBe(false);
});

/** A run of the group, and of two files that are in none. */
function run(testResults: ReturnType<typeof test>[], broken: object = {}, patterns: string[] = []) {
  let told = '';
  const progress = new JestProgress(
    { testPathPatterns: { isSet: () => patterns.length > 0 } },
    { groups, write: (text) => (told += text) },
  );
  progress.onRunStart({ numTotalTestSuites: 3 });
  progress.onTestFileResult({ path: join(folder, 'gateway-1.test.cjs') }, { testResults, ...broken });
  for (const name of ['shell/src/c.test.ts', 'shell/src/d.test.ts'])
    progress.onTestFileResult({ path: join(process.cwd(), name) }, { testResults: [] });
  progress.onRunComplete(new Set(), { wasInterrupted: false });
  return { told, hasFailed: progress.getLastError() !== undefined };
}

const test = (file: string, title: string, why?: string) => ({
  ancestorTitles: [file],
  fullName: `${file} ${title}`,
  status: why ? 'failed' : 'passed',
  failureMessages: why ? [why] : [],
});

it('keeps what failed in the file that a run names, to tell it again at its end', () => {
  const kept = join(folder, 'failures.txt');
  process.env.FAILURES_FILE = kept;

  run([test(A, 'works'), test(B, 'greets', 'Expected hello')]);
  delete process.env.FAILURES_FILE;

  expect(readFileSync(kept, 'utf8')).toContain(`✘ ${B} › greets\n    Expected hello`);
  expect(readFileSync(kept, 'utf8')).not.toContain(A);
});
