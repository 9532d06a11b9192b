import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Begins a piece of work that holds `load` until it is ended. */
export type Begin = (load: object) => { end(): unknown };

const PIECES = 2000;
const MAX_CONCURRENT_PIECES = 16;
/** So often the young generation is collected. */
const PIECES_A_COLLECTION = 40;
const NUMBERS = 500;

/**
 * Of all that pieces of work held while they lasted, the share that is in memory after them. Only the young generation is collected, as
 * under load nearly always: what an old object that is itself garbage refers to then stays.
 */
export async function leftWhenYoung(begin: Begin): Promise<number> {
  const collect = collection();
  await run(2 * PIECES_A_COLLECTION);
  collect('major');
  const before = process.memoryUsage().heapUsed;
  await run(PIECES);
  collect('minor');
  collect('minor');
  return (process.memoryUsage().heapUsed - before) / (PIECES * NUMBERS * 8);

  async function run(pieces: number): Promise<void> {
    const underWay: ReturnType<Begin>[] = [];
    for (let piece = 0; piece < pieces; piece++) {
      // Neither one number for all of them, nor small ones: each takes its eight bytes.
      underWay.push(begin(Array.from({ length: NUMBERS }, (_, index) => piece + index / 2)));
      if (underWay.length > MAX_CONCURRENT_PIECES) await underWay.shift()!.end();
      if (piece % PIECES_A_COLLECTION === 0) collect('minor');
    }
    for (const { end } of underWay) await end();
  }
}

function collection() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'minor' | 'major'; execution: 'sync' }) => void;
  return (type: 'minor' | 'major') => gc({ type, execution: 'sync' });
}
