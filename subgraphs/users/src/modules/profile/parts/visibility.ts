import { PROFILE_SECTIONS, type ProfileInput } from '@athenaeum/users-contract';
import { visibilityOf } from '../../user/visibleValue';
import type { UserRow } from '../../user/user.model';
import type { PartChange } from './partChange';

type Choice = NonNullable<ProfileInput['visibility']>[number];

/** Each section is a part of its own: two at the same time do not conflict. */
export function changedVisibility(stored: UserRow, given: readonly Choice[]): PartChange[] {
  const changed = given.filter((choice) => !isChosen(stored, choice));
  const visibility = changed.reduce(withChoice, stored.visibility);
  return changed.map(({ section }) => ({
    part: `visibility:${section}`,
    set: { visibility },
    loses: false,
  }));
}

const isChosen = (stored: UserRow, { section, visibility }: Choice): boolean =>
  visibilityOf(stored, section) === visibility && singleFields(stored.visibility, section).length === 0;

/** Removes choices for single fields of the section, which would override it. */
const withChoice = (chosen: Record<string, string>, { section, visibility }: Choice) => ({
  ...Object.fromEntries(
    Object.entries(chosen).filter(([part]) => !singleFields(chosen, section).includes(part)),
  ),
  [section]: visibility,
});

const singleFields = (chosen: Record<string, string>, section: Choice['section']): string[] =>
  PROFILE_SECTIONS[section].filter((field) => field !== section && field in chosen);
