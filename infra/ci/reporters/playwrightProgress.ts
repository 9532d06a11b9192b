import { readFileSync } from 'node:fs';
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

  #tell(test: TestCase, { errors, status, attachments }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
    const why = errors
      .map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n'))
      .join('\n');
    const named = /\.spec\.ts$/.test(test.location.file) ? ` -g ${JSON.stringify(test.title)}` : '';
    this.#progress.fail(
      `${place} › ${test.title}${project ? ` (${project})` : ''}`,
      plain([why || status, pageIn(attachments)].filter(Boolean).join('\n')),
      `npm test -- ${this.#phase} ${place}${project ? ` --project=${JSON.stringify(project)}` : ''}${named}`,
    );
  }
}

/** What the page held at that moment, as its roles and words: a failure that comes once in a hundred runs is seen only here. */
function pageIn(attachments: TestResult['attachments']): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = path && /^```yaml\n([^]*?)^```/m.exec(readFileSync(path, 'utf8'))?.[1];
  if (!page) return '';
  const lines = page
    .split('\n')
    .filter((line) => INFORMATIVE_ROLES.test(line))
    .map((line) => line.replace(/ \[(ref=\w+|cursor=\w+)\]/g, '').slice(0, MAX_LINE_LENGTH));
  return ['the page then:', ...lines.slice(0, MAX_LINES)].join('\n');
}

const INFORMATIVE_ROLES = /- (heading|alert|status|paragraph|dialog|form|textbox|button|progressbar)\b/;
const MAX_LINE_LENGTH = 140;
const MAX_LINES = 30;
