/** Who may see a section: `public` is every signed-in member, never the open web. */
export const VISIBILITIES = ['public', 'connections', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  public: 'Visible to everyone',
  connections: 'Visible to connections',
  private: 'Visible to me',
};

/** The sections of a profile and the fields each one shows. */
export const PROFILE_SECTIONS = {
  header: ['title', 'company', 'treatment', 'leadership_summary'],
  location: ['city', 'nearest_regional_hub'],
  contact: ['linkedin_url'],
  summary: ['summary'],
  thought_leadership_topics: ['thought_leadership_topics'],
  board_experiences: ['board_experiences'],
  career_experience: [
    'role',
    'executive_level',
    'largest_p_l',
    'business_size',
    'industry_experience',
    'business_model_experience',
    'leadership_areas',
    'regions',
    'largest_budget',
    'largest_employees',
    'transaction_experience',
    'financial_expert',
    'type_size_company',
    'experience_scaling_revenue',
  ],
  languages: ['languages'],
  persona: ['persona'],
  community_affiliations: ['community_affiliations'],
  documents: ['documents'],
  demographics: [
    'gender',
    'ethnicity',
    'military_status',
    'lgbtqia',
    'disability',
    'age_bracket',
    'demographics',
  ],
  goals: ['goals'],
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export const PROFILE_SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as [ProfileSection, ...ProfileSection[]];
export type SectionField = (typeof PROFILE_SECTIONS)[ProfileSection][number];

/** The defaults; persona, affiliations, documents, demographics and goals are private. */
export const DEFAULT_VISIBILITY: Record<ProfileSection, Visibility> = {
  header: 'public',
  location: 'public',
  contact: 'public',
  summary: 'public',
  thought_leadership_topics: 'public',
  board_experiences: 'public',
  career_experience: 'public',
  languages: 'public',
  persona: 'private',
  community_affiliations: 'private',
  documents: 'private',
  demographics: 'private',
  goals: 'private',
};

/** A stored value as one of ours: `community` is a synonym of `public`; an unknown one counts as private. */
export function toVisibility(stored: string): Visibility {
  if (stored === 'community') return 'public';
  return VISIBILITIES.find((visibility) => visibility === stored) ?? 'private';
}
