import { AGE_BRACKETS, REGIONAL_HUBS, RELATIONSHIP_TYPES, YES_NO } from '@athenaeum/users-contract';

export type RecordField = { name: string; label: string } & (
  | { kind: 'line' | 'text' | 'several' | 'tick' | 'goals' }
  | { kind: 'choice'; options: readonly string[]; needed?: boolean }
);

export interface RecordSection {
  title: string;
  fields: readonly RecordField[];
}

const line = (name: string, label: string) => ({ kind: 'line', name, label }) as const;
const text = (name: string, label: string) => ({ kind: 'text', name, label }) as const;
const several = (name: string, label: string) => ({ kind: 'several', name, label }) as const;
const tick = (name: string, label: string) => ({ kind: 'tick', name, label }) as const;
const yesNo = (name: string, label: string) => ({ kind: 'choice', name, label, options: YES_NO }) as const;
const goals = (name: string, label: string) => ({ kind: 'goals', name, label }) as const;

/** The editor's sections (community, section 4), each field by its name in the API. */
export const RECORD_SECTIONS: readonly RecordSection[] = [
  {
    title: 'General',
    fields: [
      line('first_name', 'First name'),
      line('last_name', 'Last name'),
      line('phone', 'Phone'),
      {
        kind: 'choice',
        name: 'relationship_type',
        label: 'Relationship type',
        options: RELATIONSHIP_TYPES,
        needed: true,
      },
      tick('hide_from_directory', 'Hide from directory'),
      tick('isAdmin', 'Administrator'),
      tick('support', 'Board support'),
      tick('editor', 'Content editor'),
    ],
  },
  {
    title: 'Current Role',
    fields: [
      line('title', 'Title'),
      line('company', 'Company'),
      line('role', 'Function'),
      line('executive_level', 'Executive level'),
      line('linkedin_url', 'LinkedIn'),
    ],
  },
  {
    title: 'Location',
    fields: [
      line('city', 'City'),
      {
        kind: 'choice',
        name: 'nearest_regional_hub',
        label: 'Nearest regional hub',
        options: REGIONAL_HUBS,
      },
      several('regions', 'Regions'),
    ],
  },
  {
    title: 'Professional Experience Attributes',
    fields: [
      several('industry_experience', 'Industries'),
      several('business_model_experience', 'Business models'),
      several('leadership_areas', 'Leadership areas'),
      several('transaction_experience', 'Transactions'),
      line('business_size', 'Business size'),
      line('largest_p_l', 'Largest P&L'),
      line('largest_budget', 'Largest budget'),
      line('largest_employees', 'Largest number of employees'),
      line('type_size_company', 'Type and size of company'),
      line('experience_scaling_revenue', 'Scaling revenue'),
      yesNo('financial_expert', 'Financial expert'),
      yesNo('board_cv', 'Board CV'),
      yesNo('linkedin_ready', 'LinkedIn ready'),
      several('board_registries', 'Board registries'),
      yesNo('experience_chair_board', 'Has chaired a board'),
      several('bod_committee', 'Board committees'),
      line('corporate_board', 'Corporate board'),
      several('corporate_boards', 'Corporate boards'),
    ],
  },
  {
    title: 'Demographics',
    fields: [
      line('gender', 'Gender'),
      several('ethnicity', 'Ethnicity'),
      line('military_status', 'Military status'),
      line('lgbtqia', 'LGBTQIA+'),
      line('disability', 'Disability'),
      {
        kind: 'choice',
        name: 'age_bracket',
        label: 'Age bracket',
        options: [...AGE_BRACKETS, 'Prefer not to say'],
      },
      text('demographics', 'In her own words'),
    ],
  },
  {
    title: 'Goals',
    fields: [
      goals('Career Goal', 'Career goals'),
      goals('Learning Goal', 'Learning goals'),
      goals('Barrier', 'Barriers'),
    ],
  },
  {
    title: 'Other',
    fields: [
      line('treatment', 'Pronouns'),
      line('leadership_summary', 'Tagline'),
      text('summary', 'Leadership bio'),
      several('thought_leadership_topics', 'Thought leadership topics'),
      several('languages', 'Languages'),
      several('persona', 'Persona'),
      several('community_affiliations', 'Community affiliations'),
      line('hear_about_athena', 'How she heard of us'),
      line('referer', 'Referred by'),
      several('tags', 'Tags'),
    ],
  },
];

export const RECORD_FIELDS = RECORD_SECTIONS.flatMap(({ fields }) => fields);
