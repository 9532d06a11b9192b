import {
  isWithinEditDistance,
  lettersOf,
  mayBeWithinEditDistance,
  maxEditDistance,
  wordsOf,
} from '@athenaeum/kit/words';

/** All words of all profiles, so that a misspelt word is compared with some thousands, not with every text. */
export class WordList {
  readonly #letters = new Map<string, number>();

  learn(text: string): void {
    for (const word of wordsOf(text)) if (!this.#letters.has(word)) this.#letters.set(word, lettersOf(word));
  }

  /** The words within the tolerated edit distance of a searched one. */
  meantBy(searched: string): string[] {
    const limit = maxEditDistance(searched);
    if (limit === 0) return [];
    const own = lettersOf(searched);
    return [...this.#letters]
      .filter(
        ([word, letters]) =>
          mayBeWithinEditDistance(own, letters, limit) && isWithinEditDistance(searched, word, limit),
      )
      .map(([word]) => word);
  }
}
