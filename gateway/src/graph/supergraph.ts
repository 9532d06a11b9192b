import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { ConfigurationProblem } from '../env';
import type { Log } from './context';

interface Options {
  file: string;
  log: Log;
  checkEvery?: number;
}

export interface SupergraphFile {
  sdl: string;
  /**
   * Follows the file. `take` prepares for another text and answers what puts it in place, which happens only while it is
   * still the latest; one that it rejects leaves the last good one in place.
   */
  follow(take: (sdl: string) => Promise<() => void>): void;
  close(): void;
}

const CHECK_EVERY = 1000;

/** The composed supergraph as its file has it. */
export function openSupergraph({ file, log, checkEvery = CHECK_EVERY }: Options): SupergraphFile {
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
          // While it was prepared the gateway may have been stopped, or the file have been changed once more.
          if (isClosed || next !== latest) return;
          putInPlace();
          log.info('supergraph reloaded');
        } catch (error) {
          log.error({ err: error }, 'supergraph not reloaded; the last good one stays');
        }
      };
      // One after the other: a change never meets another half way.
      followed = () => void (turn = turn.then(reload));
      watchFile(file, { interval: checkEvery, persistent: false }, followed);
    },
    close() {
      isClosed = true;
      if (followed) unwatchFile(file, followed);
    },
  };
}
