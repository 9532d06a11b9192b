import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/**
 * A server that has loaded its libraries and waits to be told to begin: they take longer than all of our own code, and do not
 * change when that is edited.
 */
const WAITING = 10;
const [entry = '', library = ''] = process.argv.slice(2);

const begun = new Promise<void>((resolve) =>
  process.once('message', () => {
    setPriority(0);
    resolve();
  }),
);
setPriority(WAITING);

const { dependencies } = JSON.parse(readFileSync(library, 'utf8')) as {
  dependencies: Record<string, string>;
};
let isBegun = false;
void begun.then(() => (isBegun = true));
for (const name of Object.keys(dependencies)) {
  if (isBegun) break;
  // What cannot be loaded by its name alone is loaded when it is needed.
  if (!name.startsWith('@athenaeum/')) await import(name).catch(() => undefined);
}
await begun;
await import(pathToFileURL(join(process.cwd(), entry)).href);
