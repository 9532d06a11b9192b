import type { stringFilter } from '@athenaeum/kit';
import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '@athenaeum/users-contract';
import type * as z from 'zod';
import { findableValue, fold } from '../user/findable';
import type { DirectoryInput } from './directory.input';
import { textOf, type DirectoryMember, type LevelsFor, type Vocabulary } from './directoryMember';

type CategoryFilter = z.infer<typeof stringFilter> | null | undefined;
export type Condition = (member: DirectoryMember) => boolean;

/** The conditions by category, kept apart because the counts beside a category's options leave that category's own filter out. */
export type ConditionsByCategory = ReadonlyMap<DirectoryCategory, Condition>;

/** The conditions of the category filters, on the values that this viewer may see. */
export function conditionsByCategory(
  levels: LevelsFor,
  input: DirectoryInput,
  vocabulary: Vocabulary,
): ConditionsByCategory {
  return new Map(
    DIRECTORY_CATEGORIES.flatMap((category) => {
      const conditions = categoryConditions(levels, category, input[category], vocabulary);
      return conditions.length > 0 ? [[category, all(conditions)] as const] : [];
    }),
  );
}

/** Whether the text of a member contains a phrase; null without one. */
export function phraseCondition(levels: LevelsFor, phrase: string | null | undefined): Condition | null {
  const folded = textOf(fold(phrase ?? ''));
  if (folded === '') return null;
  return (member) => levels(member).some((level) => member.found[level].text.includes(folded));
}

export const all =
  (conditions: readonly Condition[]): Condition =>
  (member) =>
    conditions.every((holds) => holds(member));

function categoryConditions(
  levels: LevelsFor,
  category: string,
  filter: CategoryFilter,
  vocabulary: Vocabulary,
): Condition[] {
  const { equals, in: anyOf, notIn, contains } = filter ?? {};
  // `languages=`, with which the stored values of the category begin.
  const prefix = findableValue(category, '');
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
            (stored) => stored.startsWith(prefix) && stored.slice(prefix.length).toLowerCase().includes(part),
          ),
        ]),
    // A value that the viewer may not see does not exclude the member.
    ...(notIn ? [not(oneOf(notIn))] : []),
  ];
}

/** `isWanted` is called once for each value that any member has, not for each member: members hold numbers of values. */
function hasAny(levels: LevelsFor, { values }: Vocabulary, isWanted: (stored: string) => boolean): Condition {
  const wanted = values.map(isWanted);
  return (member) =>
    levels(member).some((level) => member.found[level].values.some((number) => wanted[number]));
}

const not =
  (condition: Condition): Condition =>
  (member) =>
    !condition(member);
