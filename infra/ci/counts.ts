import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that did not get as far as a test. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  /** What went wrong outside of any test. */
  errors: unknown[];
}

/** A run that left no report has failed, whatever happened in it. */
export const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 };

/** `code`: with which Jest ended. What the reporter found wrong, such as tests that were not run, is in no report. */
export function countJest(file: string, code = 0): Counts {
  const report = readReport<JestReport>(file);
  if (!report) return NO_REPORT;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

/** What passed at a second try passed, where a second one was asked for (`E2E_RETRIES`); the progress has told its failure. */
export function countPlaywright(file: string): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NO_REPORT;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
