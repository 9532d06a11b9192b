import { unexpectedResults } from './unexpectedResults';
import type { SuiteResult } from './runSuite';

const expected = { passed: 2, failing: { 'a :: known': 'a reason' }, notRun: { 'for another server': 3 } };
const result = (changes: Partial<SuiteResult> = {}): SuiteResult => ({
  passed: 2,
  failures: [{ test: 'a :: known', message: 'no' }],
  skipped: new Map([['for another server', 3]]),
  ...changes,
});

it('finds nothing in a run that is as expected', () => {
  expect(unexpectedResults(result(), expected)).toEqual([]);
});

it.each<[string, Partial<SuiteResult>, string[]]>([
  [
    'a new failure',
    { passed: 1, failures: [...result().failures, { test: 'a :: new', message: 'no' }] },
    ['fails and is not listed: a :: new', 'passed: 1 instead of 2'],
  ],
  [
    'a listed test that passes',
    { passed: 3, failures: [] },
    ['listed and does not fail: a :: known', 'passed: 3 instead of 2'],
  ],
  [
    'a test that is no longer run',
    { passed: 1, skipped: new Map([['for another server', 4]]) },
    ['passed: 1 instead of 2', 'not run, for another server: 4 instead of 3'],
  ],
])('names %s', (_what, changes, found) => {
  expect(unexpectedResults(result(changes), expected)).toEqual(found);
});

it('expects nothing of a suite it does not know', () => {
  expect(unexpectedResults(result(), undefined)).toHaveLength(1);
});
