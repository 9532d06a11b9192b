import { readFileSync } from 'node:fs';

/** One sentence of a transcript and its time, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

export const readCues = (file: string | URL): Cue[] => JSON.parse(readFileSync(file, 'utf8')) as Cue[];
