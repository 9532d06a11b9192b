/** The parts of a complete profile, in the order in which they are asked for. Pages know where each is edited. */
export const PROFILE_PARTS = {
  avatar: 'Add a profile photo',
  position: 'Add your title and company',
  nearest_regional_hub: 'Choose your nearest regional hub',
  leadership_summary: 'Write a tagline',
  summary: 'Write your leadership bio',
  thought_leadership_topics: 'Name your thought leadership topics',
  career_experience: 'Describe your career experience',
  board_experiences: 'Add your board experience',
  languages: 'Add the languages you speak',
  community_affiliations: 'Add your community affiliations',
  documents: 'Upload your executive resume',
  goals: 'Choose your goals',
} as const;
export type ProfilePart = keyof typeof PROFILE_PARTS;
export const PROFILE_PART_NAMES = Object.keys(PROFILE_PARTS) as ProfilePart[];
