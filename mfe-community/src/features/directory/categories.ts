import { translateSentence } from '@athenaeum/messages';
import type { DirectoryCategory } from '@athenaeum/users-contract';

/** The filters shown at first, then those behind "More Filters". */
export const FIRST_CATEGORIES: readonly DirectoryCategory[] = [
  'nearest_regional_hub',
  'leadership_areas',
  'board_role',
  'industry_experiences',
  'business_size',
];

export const MORE_CATEGORIES: readonly DirectoryCategory[] = [
  'persona',
  'company',
  'community_affiliation',
  'role',
  'business_model_experience',
  'experience_scaling_revenue',
  'regions',
  'languages',
  'transaction_experience',
  'type',
  'comitees',
];

export const CATEGORIES: readonly DirectoryCategory[] = [...FIRST_CATEGORIES, ...MORE_CATEGORIES];

/** The label of a value: a member's own words are stored with the prefix `Other:`. */
export const labelOfValue = (value: string) => translateSentence(value.replace(/^Other:\s*(?=\S)/, ''));
