import { isPlainMatch, isWithinEditDistance, maxEditDistance, wordsOf } from '@athenaeum/kit/words';
import type { TranscriptRow } from '../salon/transcript.model';

type Cue = TranscriptRow['cues'][number];

/** The first cue with the most of the words; exact matches count for more than misspelt ones. */
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
  return said.some((word) => isWithinEditDistance(searched, word, maxEditDistance(searched))) ? 1 : 0;
}
