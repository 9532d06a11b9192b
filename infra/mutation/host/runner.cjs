const { default: TestRunner } = require('jest-runner');
const { probe } = require('./probe.cjs');

/**
 * Instead of running its files once, waits to be told by the parent process which of them to run with which mutant:
 * `{ mutant, files }`, 0 for none. Answers how it went, `{ failed, reached, ms, memory }`, after the first file that failed.
 */
module.exports = class MutantRunner extends TestRunner {
  async runTests(tests, watcher) {
    const byPath = new Map(tests.map((test) => [test.path, test]));
    process.send({ ready: true });
    for await (const { mutant, files } of requests()) {
      probe.active = mutant;
      probe.reached.clear();
      const startedAt = Date.now();
      let failed = null;
      for (const file of files) {
        failed = await this.#failureOf(byPath.get(file), watcher);
        if (failed) break;
      }
      const memory = process.memoryUsage().rss;
      process.send({ failed, reached: [...probe.reached], ms: Date.now() - startedAt, memory });
    }
  }

  /** The name of the first test that failed in a file, or null. */
  async #failureOf(test, watcher) {
    const inner = new TestRunner(this._globalConfig, this._context);
    let failure = null;
    inner.on('test-file-success', ([, { testResults, testExecError, numFailingTests }]) => {
      const first = testResults.find(({ status }) => status === 'failed');
      if (first) failure = first.fullName;
      else if (testExecError || numFailingTests > 0) failure = 'the file itself';
    });
    inner.on('test-file-failure', () => (failure ??= 'the file itself'));
    await inner.runTests([test], watcher, { serial: true });
    return failure && `${failure} (${test.path})`;
  }
};

/** Until the parent lets go. */
async function* requests() {
  const waiting = [];
  let isOver = false;
  let wake = () => {};
  process.on('message', (message) => {
    waiting.push(message);
    wake();
  });
  process.on('disconnect', () => {
    isOver = true;
    wake();
  });
  while (!isOver) {
    while (waiting.length > 0) yield waiting.shift();
    await new Promise((resolve) => (wake = resolve));
  }
}
