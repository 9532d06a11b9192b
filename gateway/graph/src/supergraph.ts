import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { ConfigurationProblem } from './configuration/readConfiguration';
import type { Log } from './context';

interface Options {
  file: string;
  log: Log;
  checkIntervalMs?: number;
}

export interface SupergraphFile {
  sdl: string;
  /**
   * Watches the file. `take` prepares for a new text and returns the function that activates it, which is called only while it is
   * still the latest; a rejected text leaves the last valid one active.
   */
  follow(take: (sdl: string) => Promise<() => void>): void;
  close(): void;
}

const CHECK_INTERVAL_MS = 1000;

/** Opens the file of the composed supergraph. */
export function openSupergraph({ file, log, checkIntervalMs = CHECK_INTERVAL_MS }: Options): SupergraphFile {
  if (!existsSync(file))
    throw new ConfigurationProblem(`The supergraph ${file} is missing: run npm run codegen.`);
  const sdl = readFileSync(file, 'utf8');
  let latest = sdl;
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();
  let followed: (() => void) | null = null;

  return {
    sdl,
    follow(take) {
      const reload = async () => {
        try {
          const next = readFileSync(file, 'utf8');
          if (next === latest) return;
          latest = next;
          const putInPlace = await take(next);
          // During preparation the gateway may have been stopped, or the file changed again.
          if (isClosed || next !== latest) return;
          putInPlace();
          log.info('supergraph reloaded');
        } catch (error) {
          log.error({ err: error }, 'supergraph not reloaded; the last good one stays');
        }
      };
      // Sequential: two changes never overlap.
      followed = () => void (turn = turn.then(reload));
      watchFile(file, { interval: checkIntervalMs, persistent: false }, followed);
    },
    close() {
      isClosed = true;
      if (followed) unwatchFile(file, followed);
    },
  };
}
