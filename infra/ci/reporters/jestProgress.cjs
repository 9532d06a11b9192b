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

  onTestFileResult({ path: file }, { testResults, testExecError, failureMessage }) {
    const group = filesOf(file);
    if (group && !this.#isWhole) this.#expect(group.length - 1);
    const files = (group ?? [path.relative(process.cwd(), file)]).map((name) => ({
      name,
      prefix: group ? `${name} ` : '',
      more: group?.length > 1 ? besideOthers(file) : '',
      tests: group ? testResults.filter(({ ancestorTitles }) => ancestorTitles[0] === name) : testResults,
    }));
    if (testExecError) this.#tellBroken(files, failureMessage);
    for (const one of files) this.#tell(one);
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

  #tell({ name, prefix, more, tests, isBroken = false }) {
    const failed = tests.filter(({ status }) => status === 'failed');
    if (tests.length > 0) this.#ran.add(name);
    for (const { fullName, failureMessages } of failed) {
      const title = fullName.slice(prefix.length);
      this.#fail(`${name} › ${title}`, failureMessages.join('\n'), repeat(name, title) + more);
    }
    const passed = tests.filter(({ status }) => status === 'passed').length;
    this.#progress.done({ passed, failed: failed.length + (isBroken ? 1 : 0) });
  }

  /** Those of which nothing ran, if there are any, are what broke it. */
  #tellBroken(files, why) {
    const without = files.filter(({ tests }) => tests.length === 0);
    const broken = without.length > 0 ? without : files;
    for (const one of broken) {
      one.isBroken = true;
      this.#ran.add(one.name);
    }
    const names = broken.map(({ name }) => name);
    this.#fail(names.join(', '), why ?? '', repeat(names.join(' ')));
  }

  #fail(what, why, command) {
    this.#hasError = true;
    this.#progress.fail(what, plain(why), command);
  }
};

const repeat = (name, title) =>
  `npm test -- unit ${name}${title === undefined ? '' : ` -t ${JSON.stringify(title)}`}`;

/** What fails only after others failed by what they left. */
const besideOthers = (file) =>
  `\n    or as it ran: npx jest --config infra/test/jest.grouped.config.cjs /${path.basename(file)}`;
