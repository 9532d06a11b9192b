/** The 16 categories of the directory's filters, in the specification's order and spelling. */
export const DIRECTORY_CATEGORIES = [
  'persona',
  'nearest_regional_hub',
  'leadership_areas',
  'company',
  'industry_experiences',
  'community_affiliation',
  'role',
  'business_model_experience',
  'business_size',
  'experience_scaling_revenue',
  'regions',
  'languages',
  'transaction_experience',
  'type',
  'board_role',
  'comitees',
] as const;
export type DirectoryCategory = (typeof DIRECTORY_CATEGORIES)[number];

export const DIRECTORY_PAGE_SIZE = 20;
export const MEMBER_SUGGESTIONS = 50;
export const FILTER_OPTIONS_ON_PHONES = 100;

/** The first one is the default order of the list. */
export const DIRECTORY_SORTS = [
  { label: 'Newest members', orderBy: { created_at: 'desc' } },
  { label: 'Alphabetical', orderBy: { first_name: 'asc' } },
] as const;

/** Minimum and maximum length of a search (decisions.md, Search). */
export const SEARCH_LIMITS = { min: 2, max: 100 } as const;
