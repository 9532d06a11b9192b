const { fork } = require('node:child_process');
const { existsSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/**
 * One database for all server tests of a run, published as TEST_MONGODB_URI: the one named by MONGODB_URI, else the
 * embedded one in a process and a folder of its own. Each test file takes a database name of its own in it. What one file
 * makes at some cost and others can use lies in TEST_RUN_FOLDER, which goes with the run.
 */
module.exports = async () => {
  process.env.TEST_RUN_FOLDER = mkdtempSync(path.join(tmpdir(), 'athenaeum-run-'));
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  if (!existsSync(path.join(__dirname, '../database/src/index.ts'))) return;

  const dataDir = mkdtempSync(path.join(tmpdir(), 'athenaeum-test-'));
  const child = fork(path.join(__dirname, 'database.process.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  process.env.TEST_MONGODB_URI = `${await addressOf(child)}&${PATIENT}`;
  child.once('exit', endRun);
  child.unref();
  child.channel?.unref();
  globalThis.__testDatabase = { child, dataDir };
};

/** A machine that tests is busy: whoever waits for the database for long is slow, not wrong. */
const PATIENT = ['serverSelectionTimeoutMS', 'connectTimeoutMS', 'socketTimeoutMS']
  .map((name) => `${name}=60000`)
  .join('&');

/** Without it every test that is left would fail by itself, a minute each, and none would say why. */
function endRun(code, signal) {
  process.stderr.write(`The test database stopped in the middle of the run (${signal ?? code}).\n`);
  process.exit(1);
}

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The test database stopped (${code}) before it gave an address.`)),
    );
  });
