import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not get as far as a test. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  /** What went wrong outside of any test. */
  errors: unknown[];
}

/** A run that left no report has failed, whatever happened in it. */
const NO_REPORT: Counts = { passed: 0, failed: 1 };

export function countJest(file: string): Counts {
  const report = readReport<JestReport>(file);
  if (!report) return NO_REPORT;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

export function countPlaywright(file: string): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NO_REPORT;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
