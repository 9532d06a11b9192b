import * as lists from '@athenaeum/users-contract';
import { recordFieldText } from './recordFields.messages';
import type { recordSectionText } from './recordSections.messages';

type FieldName = keyof typeof recordFieldText;
type Options = readonly string[];

/** Fields with a reference list are choices; only what the specification leaves open is free text. */
export type RecordField = { name: FieldName } & (
  | { kind: 'line' | 'text' | 'words' | 'tick' | 'company' }
  | { kind: 'choice'; options: Options; needed?: boolean }
  | { kind: 'several' | 'goals'; options: Options }
);

export interface RecordSection {
  id: keyof typeof recordSectionText;
  fields: readonly RecordField[];
}

const line = (name: FieldName) => ({ kind: 'line', name }) as const;
const text = (name: FieldName) => ({ kind: 'text', name }) as const;
const words = (name: FieldName) => ({ kind: 'words', name }) as const;
const tick = (name: FieldName) => ({ kind: 'tick', name }) as const;
const choice = (name: FieldName, options: Options) => ({ kind: 'choice', name, options }) as const;
const several = (name: FieldName, options: Options) => ({ kind: 'several', name, options }) as const;
const goals = (name: FieldName, options: Options) => ({ kind: 'goals', name, options }) as const;

/** The sections of the editor (community, section 4), with fields by their API names. */
export const RECORD_SECTIONS: readonly RecordSection[] = [
  {
    id: 'general',
    fields: [
      line('first_name'),
      line('last_name'),
      line('phone'),
      { ...choice('relationship_type', lists.RELATIONSHIP_TYPES), needed: true },
      tick('hide_from_directory'),
      tick('isAdmin'),
      tick('support'),
      tick('editor'),
    ],
  },
  {
    id: 'currentRole',
    fields: [
      line('title'),
      { kind: 'company', name: 'company' },
      choice('role', lists.FUNCTIONS),
      choice('executive_level', lists.EXECUTIVE_LEVELS),
      line('linkedin_url'),
    ],
  },
  {
    id: 'location',
    fields: [
      line('city'),
      choice('nearest_regional_hub', lists.REGIONAL_HUBS),
      several('regions', lists.REGIONS),
    ],
  },
  {
    id: 'experience',
    fields: [
      several('industry_experience', lists.INDUSTRIES),
      several('business_model_experience', lists.BUSINESS_MODELS),
      several('leadership_areas', lists.LEADERSHIP_AREAS),
      several('transaction_experience', lists.TRANSACTION_TYPES),
      choice('business_size', lists.BUSINESS_SIZES),
      choice('largest_p_l', lists.P_AND_L_RANGES),
      choice('largest_budget', lists.BUDGET_RANGES),
      choice('largest_employees', lists.EMPLOYEE_RANGES),
      choice('type_size_company', lists.COMPANY_TYPES_AND_SIZES),
      choice('experience_scaling_revenue', lists.SCALING_EXPERIENCE),
      choice('financial_expert', lists.YES_NO),
      choice('board_cv', lists.YES_NO),
      choice('linkedin_ready', lists.YES_NO),
      several('board_registries', lists.BOARD_REGISTRIES),
      choice('experience_chair_board', lists.YES_NO),
      several('bod_committee', lists.COMMITTEES),
      choice('corporate_board', lists.CORPORATE_BOARD_ANSWERS),
      several('corporate_boards', lists.CORPORATE_BOARD_ANSWERS),
    ],
  },
  {
    id: 'demographics',
    fields: [
      choice('gender', lists.GENDERS),
      several('ethnicity', lists.ETHNICITIES),
      choice('military_status', lists.MILITARY_STATUSES),
      choice('lgbtqia', lists.YES_NO_DECLINED),
      choice('disability', lists.YES_NO_DECLINED),
      choice('age_bracket', [...lists.AGE_BRACKETS, 'Prefer not to say']),
      text('demographics'),
    ],
  },
  {
    id: 'goals',
    fields: [
      goals('Career Goal', lists.CAREER_GOALS),
      goals('Learning Goal', lists.LEARNING_GOALS),
      goals('Barrier', lists.BARRIERS),
    ],
  },
  {
    id: 'other',
    fields: [
      choice('treatment', lists.PRONOUNS),
      line('leadership_summary'),
      text('summary'),
      words('thought_leadership_topics'),
      several('languages', lists.LANGUAGES),
      several('persona', lists.PERSONAS),
      several('community_affiliations', lists.COMMUNITY_AFFILIATIONS),
      choice('hear_about_athena', lists.REFERRAL_SOURCES),
      line('referer'),
      words('tags'),
    ],
  },
];

export const labelOf = ({ name }: Pick<RecordField, 'name'>): string => recordFieldText[name];

export const RECORD_FIELDS = RECORD_SECTIONS.flatMap(({ fields }) => fields);
