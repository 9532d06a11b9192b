import type { stringFilter } from '@athenaeum/kit';
import { DIRECTORY_CATEGORIES } from '@athenaeum/users-contract';
import type * as z from 'zod';
import { findableValue, fold } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';
import type { DirectoryInput } from './directory.input';
import { levelsFor, type DirectoryMember, type LevelsFor, type Vocabulary } from './directoryMember';

type CategoryFilter = z.infer<typeof stringFilter> | null | undefined;
type Condition = (member: DirectoryMember) => boolean;

/** Whether a member answers what is asked, judged by nothing but what this viewer may find her by. */
export function answersTo(viewer: ProfileViewer, input: DirectoryInput, vocabulary: Vocabulary): Condition {
  const levels = levelsFor(viewer);
  const conditions = [
    ...DIRECTORY_CATEGORIES.flatMap((category) =>
      categoryConditions(levels, category, input[category], vocabulary),
    ),
    ...phrasesOf(input).map((phrase) => says(levels, phrase)),
  ];
  return (member) => conditions.every((holds) => holds(member));
}

function phrasesOf({ search, summary }: DirectoryInput): string[] {
  return [...fold(search ?? '').split(' '), fold(summary?.contains ?? '')].filter((phrase) => phrase !== '');
}

const says =
  (levels: LevelsFor, phrase: string): Condition =>
  (member) =>
    levels(member).some((level) => member.found[level].text.includes(phrase));

function categoryConditions(
  levels: LevelsFor,
  category: string,
  filter: CategoryFilter,
  vocabulary: Vocabulary,
): Condition[] {
  const { equals, in: anyOf, notIn, contains } = filter ?? {};
  const start = findableValue(category, '');
  const oneOf = (values: readonly string[]) => {
    const wanted = new Set(values.map((value) => findableValue(category, value)));
    return hasAny(levels, vocabulary, (stored) => wanted.has(stored));
  };
  const part = contains?.toLowerCase();
  return [
    ...(typeof equals === 'string' ? [oneOf([equals])] : []),
    ...(anyOf ? [oneOf(anyOf)] : []),
    ...(part === undefined
      ? []
      : [
          hasAny(
            levels,
            vocabulary,
            (stored) => stored.startsWith(start) && stored.slice(start.length).toLowerCase().includes(part),
          ),
        ]),
    // She is not left out for a value the viewer may not see.
    ...(notIn ? [not(oneOf(notIn))] : []),
  ];
}

function hasAny(levels: LevelsFor, { values }: Vocabulary, isWanted: (stored: string) => boolean): Condition {
  const wanted = values.map(isWanted);
  return (member) =>
    levels(member).some((level) => member.found[level].values.some((number) => wanted[number]));
}

const not =
  (condition: Condition): Condition =>
  (member) =>
    !condition(member);
