import { fold } from '../user/findable';
import type { Condition } from './conditions';
import { textOf, type DirectoryMember, type LevelsFor, type Vocabulary } from './directoryMember';

/**
 * Whether the text of a member, on the levels that the viewer may see, contains every word searched for. Words are matched as typed; where
 * nobody matches, the edit distance of the library's search is allowed. Null without words.
 */
export function searchCondition(
  levels: LevelsFor,
  search: string | null | undefined,
  { words: known }: Vocabulary,
  candidates: () => readonly DirectoryMember[],
): Condition | null {
  const words = textOf(fold(search ?? ''))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const holdsAll = (tests: readonly ((text: string) => boolean)[]): Condition => {
    return (member) =>
      tests.every((holds) => levels(member).some((level) => holds(member.found[level].text)));
  };

  const asTyped = holdsAll(words.map((word) => (text) => text.includes(word)));
  // Decided by the words alone: if filters changed the meaning of a search, the facet counts would be wrong.
  if (candidates().some(asTyped)) return asTyped;
  return holdsAll(
    words.map((word) => {
      const meant = known.meantBy(word);
      const whole = meant.length > 0 && wholeWord(meant);
      return (text) => text.includes(word) || (whole && whole.test(text));
    }),
  );
}

/** Whole words only: a part of one would reveal a word that the viewer may not see. */
const wholeWord = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');
