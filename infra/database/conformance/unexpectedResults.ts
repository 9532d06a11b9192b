import type { ExpectedResult } from './expected';
import type { SuiteResult } from './runSuite';

/** How a run differs from what is expected of its suite; empty when it does not. */
export function unexpectedResults(result: SuiteResult, expected?: ExpectedResult): string[] {
  if (!expected) return ['nothing is expected of this suite'];
  const failed = new Set(result.failures.map(({ test }) => test));
  const listed = new Set(Object.keys(expected.failing));
  const reasons = new Set([...result.skipped.keys(), ...Object.keys(expected.notRun)]);
  return [
    ...[...failed].filter((test) => !listed.has(test)).map((test) => `fails and is not listed: ${test}`),
    ...[...listed].filter((test) => !failed.has(test)).map((test) => `listed and does not fail: ${test}`),
    ...different('passed', result.passed, expected.passed),
    ...[...reasons].flatMap((reason) =>
      different(`not run, ${reason}`, result.skipped.get(reason) ?? 0, expected.notRun[reason] ?? 0),
    ),
  ];
}

const different = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`];
