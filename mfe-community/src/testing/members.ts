import { testMember } from '@athenaeum/shell-contract/testing';
import {
  DEFAULT_VISIBILITY,
  PROFILE_PARTS,
  type ProfileSection,
  type Visibility,
} from '@athenaeum/users-contract';

export const answer = <Data>(data: Data) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});

const NOTHING = {
  title: null,
  company: null,
  treatment: null,
  leadership_summary: null,
  nearest_regional_hub: null,
  city: null,
  linkedin_url: null,
  summary: null,
  thought_leadership_topics: null,
  languages: null,
  persona: null,
  community_affiliations: null,
  role: null,
  executive_level: null,
  largest_p_l: null,
  business_size: null,
  industry_experience: null,
  business_model_experience: null,
  leadership_areas: null,
  regions: null,
  largest_budget: null,
  largest_employees: null,
  transaction_experience: null,
  financial_expert: null,
  type_size_company: null,
  experience_scaling_revenue: null,
  gender: null,
  ethnicity: null,
  military_status: null,
  lgbtqia: null,
  disability: null,
  age_bracket: null,
  demographics: null,
  board_experiences: null,
  documents: null,
  goals: null,
};

/** A member of whom the viewer may know nothing but who she is. */
export const aMember = (own: object = {}) => ({
  ...NOTHING,
  id: '00000000-0000-4000-8000-000000000002',
  slug: 'ingrid-solberg',
  first_name: 'Ingrid',
  last_name: 'Solberg',
  name: 'Ingrid Solberg',
  avatar: null,
  email: null,
  phone: null,
  version: null,
  profile_progress: null,
  completeness: null,
  visibility: null,
  connection: null,
  ...own,
});

/** The signed-in member's own profile, with a little in it. */
export const herself = (own: object = {}, visibility: Partial<Record<ProfileSection, Visibility>> = {}) => ({
  ...aMember(),
  id: testMember.id,
  slug: testMember.slug,
  first_name: 'Amara',
  last_name: 'Osei',
  name: 'Amara Osei',
  title: 'Chief Operating Officer',
  company: 'Halden Logistics',
  email: 'amara@example.test',
  languages: ['English', 'French'],
  board_experiences: [],
  documents: [],
  goals: [],
  version: 5,
  profile_progress: 25,
  completeness: Object.entries(PROFILE_PARTS).map(([part, label]) => ({
    part,
    label,
    done: ['position', 'languages', 'avatar'].includes(part),
  })),
  visibility: Object.entries({ ...DEFAULT_VISIBILITY, ...visibility }).map(([section, chosen]) => ({
    section,
    visibility: chosen,
  })),
  ...own,
});
