import type { DirectoryCategory } from '@athenaeum/users-contract';
import type { UserRow } from './user.model';
import { isVisibleTo, type Audience, type ProfileField } from './visibleValue';

/** The audience of a value: all members, connections too, or only the member and admins. */
export const FINDABLE_LEVELS = ['everyone', 'connections', 'hidden'] as const;
export type FindableLevel = (typeof FINDABLE_LEVELS)[number];

type BoardExperience = UserRow['board_experiences'][number];

/** The fields of each of the directory's categories. */
const CATEGORY_SOURCES: Record<
  DirectoryCategory,
  { field: ProfileField; of?: (board: BoardExperience) => unknown }
> = {
  persona: { field: 'persona' },
  nearest_regional_hub: { field: 'nearest_regional_hub' },
  leadership_areas: { field: 'leadership_areas' },
  company: { field: 'company' },
  industry_experiences: { field: 'industry_experience' },
  community_affiliation: { field: 'community_affiliations' },
  role: { field: 'role' },
  business_model_experience: { field: 'business_model_experience' },
  business_size: { field: 'business_size' },
  experience_scaling_revenue: { field: 'experience_scaling_revenue' },
  regions: { field: 'regions' },
  languages: { field: 'languages' },
  transaction_experience: { field: 'transaction_experience' },
  type: { field: 'board_experiences', of: ({ type }) => type },
  board_role: { field: 'board_experiences', of: ({ role }) => role },
  comitees: { field: 'board_experiences', of: ({ comitees }) => comitees },
};

const SEARCHED_FIELDS = [
  'first_name',
  'last_name',
  'title',
  'company',
  'city',
  'nearest_regional_hub',
  'thought_leadership_topics',
  'leadership_summary',
  'summary',
  'email',
] as const satisfies readonly ProfileField[];

/** Paths whose changes require deriving the fields again. */
export const FINDABLE_SOURCES: readonly string[] = [
  ...Object.values(CATEGORY_SOURCES).map(({ field }) => field),
  ...SEARCHED_FIELDS,
  'visibility',
];

/** How a value is stored among others: `languages=English`. */
export const findableValue = (category: string, value: string) => `${category}=${value}`;

/** A search ignores case and accents. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The values by which others may find a member, stored with the profile on every save. Filters, counts, facets and search
 * use nothing else, so they cannot reveal what the profile hides.
 */
export function deriveFindable(user: UserRow) {
  return {
    findable: Object.fromEntries(
      FINDABLE_LEVELS.map((level) => [level, { values: valuesAt(level, user), text: textAt(level, user) }]),
    ),
    sort_name: fold(`${user.first_name} ${user.last_name}`),
    sort_last_name: fold(`${user.last_name} ${user.first_name}`),
  };
}

function valuesAt(level: FindableLevel, user: UserRow): string[] {
  const values = Object.entries(CATEGORY_SOURCES).flatMap(([category, { field, of }]) => {
    if (levelOf(user, field) !== level) return [];
    const found = of ? (user[field] as BoardExperience[]).map(of) : [user[field]];
    return found
      .flat()
      .filter((value) => typeof value === 'string' && value !== '')
      .map((value) => findableValue(category, value as string));
  });
  return [...new Set(values)];
}

const textAt = (level: FindableLevel, user: UserRow): string =>
  SEARCHED_FIELDS.filter((field) => levelOf(user, field) === level)
    .flatMap((field) => user[field] ?? [])
    .map(fold)
    .join(' ');

const AUDIENCES: [Audience, FindableLevel][] = [
  ['everyone', 'everyone'],
  ['connections', 'connections'],
];

/** The widest audience that may see the field. */
const levelOf = (user: UserRow, field: ProfileField): FindableLevel =>
  AUDIENCES.find(([audience]) => isVisibleTo(audience, user, field))?.[1] ?? 'hidden';
