const { mkdirSync, mkdtempSync, symlinkSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const path = require('node:path');

let folder;

/**
 * The folder of a run, made when it is first asked for: what its tests, and the processes that they start, take for the
 * system's temporary folder. Whatever they leave there goes with the run, however they end.
 */
exports.runFolder = () => (folder ??= makeFolder());

function makeFolder() {
  const system = tmpdir();
  const made = mkdtempSync(path.join(system, 'athenaeum-run-'));
  keepCompiled(system, made);
  process.env.TEST_RUN_FOLDER = made;
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = made;
  return made;
}

/** What tsx has compiled is as good for the next run. */
function keepCompiled(system, made) {
  const name = `tsx-${process.geteuid?.() ?? userInfo().username}`;
  mkdirSync(path.join(system, name), { recursive: true });
  symlinkSync(path.join(system, name), path.join(made, name), 'junction');
}
