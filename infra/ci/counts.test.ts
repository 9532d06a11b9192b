import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, countJest, countPlaywright } from './counts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('counts a file that could not be run as a failure', () => {
  const file = put({
    numPassedTests: 12,
    numFailedTests: 1,
    numPendingTests: 4,
    numRuntimeErrorTestSuites: 2,
  });

  expect(countJest(file)).toEqual({ passed: 12, failed: 3, skipped: 4 });
});

it('counts a failure where Jest ended with one that is in no report', () => {
  const file = put({
    numPassedTests: 12,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
  });

  expect(countJest(file, 1)).toMatchObject({ passed: 12, failed: 1 });
});

it('counts a journey that passed on a second try as passed, and errors outside of journeys as failures', () => {
  const file = put({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 }, errors: [{}] });

  expect(countPlaywright(file)).toEqual({ passed: 6, failed: 3, skipped: 4 });
});

it('counts a run without a report, or with half of one, as a failure', () => {
  const half = join(folder, 'half.json');
  writeFileSync(half, '{ "numPassedTests": 1');

  expect(countJest(half)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('adds up', () => {
  expect(add({ passed: 1, failed: 2, skipped: 0 }, { passed: 3, failed: 4, skipped: 5 })).toEqual({
    passed: 4,
    failed: 6,
    skipped: 5,
  });
});

function put(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
