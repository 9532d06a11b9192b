import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import '../../start/exitWithParent';

/**
 * A server that has loaded its libraries, which do not change when our own code is edited, and done what hardly ever changes
 * with it; it waits to be told to load that code ('load'), and to begin ('begin').
 */
const [entry = '', parts = '', ahead = '', libraries = ''] = process.argv.slice(2);

// Nothing else holds a process that only waits.
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
if (!isWanted) await import(pathToFileURL(ahead).href);
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
