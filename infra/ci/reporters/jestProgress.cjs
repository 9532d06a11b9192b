const path = require('node:path');
const { stripVTControlCharacters: plain } = require('node:util');
const { filesOf } = require('../../test/groups.cjs');
const { createProgress } = require('./progress.cjs');

/**
 * Jest's reporter of `npm test`: progress, and each failure as it comes with the command that repeats it. Of a group of
 * files (`groups`, where the run has some) each is told as if it had run by itself; one of which nothing ran is a failure.
 */
module.exports = class JestProgress {
  #progress;
  #groups;
  #isWhole;
  #total = 0;
  #hasError = false;
  #ran = new Set();

  constructor({ testPathPatterns }, { groups = [], write } = {}) {
    this.#groups = groups;
    this.#isWhole = !testPathPatterns?.isSet();
    this.#progress = createProgress('unit', 'files', write);
  }

  onRunStart({ numTotalTestSuites }) {
    this.#expect(numTotalTestSuites);
    if (this.#isWhole) for (const { files } of this.#groups) this.#expect(files.length - 1);
  }

  onTestFileResult({ path: file }, result) {
    const group = filesOf(file);
    const name = path.relative(process.cwd(), file);
    if (group && !this.#isWhole) this.#expect(group.length - 1);
    if (result.testExecError) this.#tellBroken(group ?? [name], result);
    else if (!group) this.#tell(name, result.testResults, '');
    else
      for (const one of group) {
        const own = result.testResults.filter(({ ancestorTitles }) => ancestorTitles[0] === one);
        this.#tell(one, own, `${one} `);
      }
  }

  onRunComplete(_contexts, { wasInterrupted }) {
    for (const name of this.#isWhole && !wasInterrupted ? this.#groups.flatMap(({ files }) => files) : [])
      if (!this.#ran.has(name)) this.#fail(name, 'None of its tests was run.', repeat(name));
    this.#progress.end();
  }

  getLastError() {
    return this.#hasError ? new Error('Tests failed') : undefined;
  }

  #expect(more) {
    this.#progress.begin((this.#total += more));
  }

  #tell(name, tests, prefix) {
    const failed = tests.filter(({ status }) => status === 'failed');
    if (tests.length > 0) this.#ran.add(name);
    for (const { fullName, failureMessages } of failed) {
      const title = fullName.slice(prefix.length);
      this.#fail(`${name} › ${title}`, failureMessages.join('\n'), repeat(name, title));
    }
    const passed = tests.filter(({ status }) => status === 'passed').length;
    this.#progress.done({ passed, failed: failed.length });
  }

  #tellBroken(names, { failureMessage }) {
    for (const name of names) {
      this.#ran.add(name);
      this.#progress.done({ passed: 0, failed: 1 });
    }
    this.#fail(names.join(', '), failureMessage ?? '', repeat(names.join(' ')));
  }

  #fail(what, why, command) {
    this.#hasError = true;
    this.#progress.fail(what, plain(why), command);
  }
};

const repeat = (name, title) =>
  `npm test -- unit ${name}${title === undefined ? '' : ` -t ${JSON.stringify(title)}`}`;
