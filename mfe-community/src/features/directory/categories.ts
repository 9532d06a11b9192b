import type { DirectoryCategory } from '@athenaeum/users-contract';

/** The filters that stand open to everyone's eye, then those behind "More Filters". */
export const FIRST_CATEGORIES = [
  { id: 'nearest_regional_hub', label: 'Nearest regional hub' },
  { id: 'leadership_areas', label: 'Leadership areas' },
  { id: 'board_role', label: 'Board role' },
  { id: 'industry_experiences', label: 'Industry experience' },
  { id: 'business_size', label: 'Business size' },
] as const satisfies readonly Category[];

export const MORE_CATEGORIES = [
  { id: 'persona', label: 'Persona' },
  { id: 'company', label: 'Company' },
  { id: 'community_affiliation', label: 'Community affiliation' },
  { id: 'role', label: 'Function' },
  { id: 'business_model_experience', label: 'Business model experience' },
  { id: 'experience_scaling_revenue', label: 'Experience scaling revenue' },
  { id: 'regions', label: 'Regions' },
  { id: 'languages', label: 'Languages' },
  { id: 'transaction_experience', label: 'Transaction experience' },
  { id: 'type', label: 'Board type' },
  { id: 'comitees', label: 'Committees' },
] as const satisfies readonly Category[];

export interface Category {
  id: DirectoryCategory;
  label: string;
}

export const CATEGORIES: readonly Category[] = [...FIRST_CATEGORIES, ...MORE_CATEGORIES];

/** How a value is shown: what she named beside a list begins with `Other:` in storage. */
export const labelOfValue = (value: string) => value.replace(/^Other:\s*(?=\S)/, '');
