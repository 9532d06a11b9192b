import { fold } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';
import type { Condition } from './answersTo';
import { levelsFor, textOf, type DirectoryMember, type Vocabulary } from './directoryMember';

/**
 * Whether what this viewer may see of a member holds every word searched for. Words count as typed; where they find nobody
 * that way, each is forgiven the slips that the library's search forgives. Null without words.
 */
export function searchedFor(
  viewer: ProfileViewer,
  search: string | null | undefined,
  { words: known }: Vocabulary,
  candidates: () => readonly DirectoryMember[],
): Condition | null {
  const words = textOf(fold(search ?? ''))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const levels = levelsFor(viewer);
  const holdsAll = (tests: readonly ((text: string) => boolean)[]): Condition => {
    return (member) =>
      tests.every((holds) => levels(member).some((level) => holds(member.found[level].text)));
  };

  const asTyped = holdsAll(words.map((word) => (text) => text.includes(word)));
  // Judged by the words alone: a filter must not change what they mean, or the counts beside it would be wrong.
  if (candidates().some(asTyped)) return asTyped;
  return holdsAll(
    words.map((word) => {
      const meant = known.meantBy(word);
      const whole = meant.length > 0 && wholeWord(meant);
      return (text) => text.includes(word) || (whole && whole.test(text));
    }),
  );
}

/** Only whole words: a part of one would tell of a word that stands where the viewer may not see it. */
const wholeWord = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');
