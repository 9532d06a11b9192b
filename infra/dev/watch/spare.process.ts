import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';

/**
 * A server that has loaded its libraries and waits to be told to begin: they take longer than all of our own code, and do not
 * change when that is edited.
 */
const WAITING = 10;
const [entry = '', libraries = ''] = process.argv.slice(2);

const begun = new Promise<void>((resolve) =>
  process.once('message', () => {
    setPriority(0);
    resolve();
  }),
);
setPriority(WAITING);

const names = JSON.parse(readFileSync(libraries, 'utf8')) as string[];
let isBegun = false;
void begun.then(() => (isBegun = true));
for (const name of names) {
  if (isBegun) break;
  await import(name);
}
await begun;
await import(pathToFileURL(entry).href);
