import type { Group } from '../../test/groups.cjs';

interface FileResult {
  testExecError?: unknown;
  failureMessage?: string | null;
  testResults: {
    ancestorTitles: string[];
    fullName: string;
    status: string;
    failureMessages: string[];
  }[];
}

/** See `jestProgress.cjs`. */
declare class JestProgress {
  constructor(
    run: { testPathPatterns?: { isSet(): boolean } },
    options?: { groups?: readonly Group[]; write?: (text: string) => void },
  );
  onRunStart(run: { numTotalTestSuites: number }): void;
  onTestFileResult(test: { path: string }, result: FileResult): void;
  onRunComplete(contexts: unknown, results: { wasInterrupted?: boolean }): void;
  getLastError(): Error | undefined;
}
export = JestProgress;
