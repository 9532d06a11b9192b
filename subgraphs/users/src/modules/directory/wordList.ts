import { isWithinSlips, lettersOf, mayBeWithinSlips, slipsAllowed, wordsOf } from '@athenaeum/kit/words';

/** Every word that stands in a profile, so that a word with a slip is compared with some thousands, not with every text. */
export class WordList {
  readonly #letters = new Map<string, number>();

  learn(text: string): void {
    for (const word of wordsOf(text)) if (!this.#letters.has(word)) this.#letters.set(word, lettersOf(word));
  }

  /** The words that somebody may have meant, as the library's search forgives them. */
  meantBy(searched: string): string[] {
    const limit = slipsAllowed(searched);
    if (limit === 0) return [];
    const own = lettersOf(searched);
    return [...this.#letters]
      .filter(
        ([word, letters]) => mayBeWithinSlips(own, letters, limit) && isWithinSlips(searched, word, limit),
      )
      .map(([word]) => word);
  }
}
