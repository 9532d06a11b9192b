import { isPlainMatch, isWithinSlips, slipsAllowed, wordsOf } from '@athenaeum/kit/words';
import type { TranscriptRow } from '../salon/transcript.model';

type Cue = TranscriptRow['cues'][number];

/** The moment that says most of the words, the first of them; as typed counts for more than with a slip. */
export function spokenAt(words: readonly string[], cues: readonly Cue[]): Cue | null {
  let best: Cue | null = null;
  let most = 0;
  for (const cue of cues) {
    const said = wordsOf(cue.text);
    const score = words.reduce((sum, word) => sum + likeness(word, said), 0);
    if (score > most) [best, most] = [cue, score];
  }
  return best;
}

function likeness(searched: string, said: readonly string[]): number {
  if (said.some((word) => isPlainMatch(searched, word))) return 2;
  return said.some((word) => isWithinSlips(searched, word, slipsAllowed(searched))) ? 1 : 0;
}
