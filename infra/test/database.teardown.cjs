const { once } = require('node:events');
const { rmSync } = require('node:fs');

module.exports = async () => {
  rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
  const { child, dataDir } = globalThis.__testDatabase ?? {};
  if (!child) return;
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.ref();
  child.disconnect();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
};
