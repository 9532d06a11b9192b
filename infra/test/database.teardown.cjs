const { once } = require('node:events');

module.exports = async () => {
  const child = globalThis.__testDatabase;
  if (!child) return;
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.ref();
  child.disconnect();
  await ended;
};
