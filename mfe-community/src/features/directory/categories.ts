/** The filters the page offers so far, by the name of the directory's category. */
export const CATEGORIES = [
  { id: 'nearest_regional_hub', label: 'Nearest regional hub' },
  { id: 'leadership_areas', label: 'Leadership areas' },
  { id: 'board_role', label: 'Board role' },
  { id: 'industry_experiences', label: 'Industry experience' },
  { id: 'business_size', label: 'Business size' },
] as const;

export type Category = (typeof CATEGORIES)[number]['id'];
