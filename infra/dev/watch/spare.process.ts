import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import '../../start/exitWithParent';

/**
 * A standby server process: it has loaded its libraries and run the warm-up, which edits hardly ever affect, and waits for the
 * messages to load our code ('load') and to start ('begin').
 */
const [entry = '', parts = '', warmUp = '', libraries = ''] = process.argv.slice(2);

// Keeps the waiting process alive.
process.channel?.ref();

const { promise: wanted, resolve: want } = deferred();
const { promise: begun, resolve: begin } = deferred();
let isWanted = false;
process.on('message', (message) => {
  isWanted = true;
  want();
  if (message === 'begin') begin();
});

for (const name of JSON.parse(readFileSync(libraries, 'utf8')) as string[]) {
  if (isWanted) break;
  await import(name);
}
if (!isWanted) await import(pathToFileURL(warmUp).href);
await wanted;
await import(pathToFileURL(parts).href);
await begun;
process.channel?.unref();
await import(pathToFileURL(entry).href);

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
