import { relative } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createProgress } from './progress.cjs';

/** Playwright's reporter of `npm test`: progress, and each failure as it comes with the command that repeats it. */
export default class PlaywrightProgress implements Reporter {
  readonly #phase: string;
  readonly #progress;

  constructor({ phase }: { phase: string }) {
    this.#phase = phase;
    this.#progress = createProgress(phase, 'tests');
  }

  printsToStdio = () => true;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress.begin(suite.allTests().length);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isFailed = result.status !== 'skipped' && result.status !== test.expectedStatus;
    if (isFailed) this.#tell(test, result);
    this.#progress.done({ passed: result.status === 'passed' ? 1 : 0, failed: isFailed ? 1 : 0 });
  }

  onError({ message }: { message?: string }): void {
    this.#progress.fail(this.#phase, plain(message ?? ''), `npm test -- ${this.#phase}`);
  }

  onEnd(): void {
    this.#progress.end();
  }

  #tell(test: TestCase, { errors, status }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
    const why = errors
      .map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n'))
      .join('\n');
    const named = /\.spec\.ts$/.test(test.location.file) ? ` -g ${JSON.stringify(test.title)}` : '';
    this.#progress.fail(
      `${place} › ${test.title}${project ? ` (${project})` : ''}`,
      plain(why || status),
      `npm test -- ${this.#phase} ${place}${project ? ` --project=${JSON.stringify(project)}` : ''}${named}`,
    );
  }
}
