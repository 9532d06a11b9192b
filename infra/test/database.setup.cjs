const { fork } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { runFolder } = require('./runFolder.cjs');

/**
 * One database for all server tests of a run, published as TEST_MONGODB_URI: the one named by MONGODB_URI, else the
 * embedded one in a process of its own, in the folder of the run. Each test file takes a database name of its own in it. What
 * one file makes at some cost and others can use lies in TEST_RUN_FOLDER, which goes with the run.
 */
module.exports = async () => {
  const folder = runFolder();
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  if (!existsSync(path.join(__dirname, '../database/src/index.ts'))) return;

  const child = fork(path.join(__dirname, 'database.process.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  process.env.TEST_MONGODB_URI = `${await addressOf(child)}&${PATIENT}`;
  child.once('exit', endRun);
  child.unref();
  child.channel?.unref();
  globalThis.__testDatabase = child;
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
