const path = require('node:path');
const { stripVTControlCharacters: plain } = require('node:util');
const { createProgress } = require('./progress.cjs');

/** Jest's reporter of `npm test`: progress, and each failure as it comes with the command that repeats it. */
module.exports = class JestProgress {
  #progress = createProgress('unit', 'files');
  #hasError = false;

  onRunStart({ numTotalTestSuites }) {
    this.#progress.begin(numTotalTestSuites);
  }

  onTestFileResult({ path: file }, result) {
    const failed = result.testResults.filter(({ status }) => status === 'failed');
    const name = path.relative(process.cwd(), file);
    const broken = result.testExecError ? 1 : 0;
    this.#hasError ||= failed.length + broken > 0;
    if (broken) this.#progress.fail(name, plain(result.failureMessage ?? ''), `npm test -- unit ${name}`);
    for (const { fullName, failureMessages } of failed)
      this.#progress.fail(
        `${name} › ${fullName}`,
        plain(failureMessages.join('\n')),
        `npm test -- unit ${name} -t ${JSON.stringify(fullName)}`,
      );
    this.#progress.done({ passed: result.numPassingTests, failed: failed.length + broken });
  }

  onRunComplete() {
    this.#progress.end();
  }

  getLastError() {
    return this.#hasError ? new Error('Tests failed') : undefined;
  }
};
