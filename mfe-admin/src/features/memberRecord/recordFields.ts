import {
  AGE_BRACKETS,
  BARRIERS,
  BOARD_REGISTRIES,
  BUDGET_RANGES,
  BUSINESS_MODELS,
  BUSINESS_SIZES,
  CAREER_GOALS,
  COMMITTEES,
  COMMUNITY_AFFILIATIONS,
  COMPANY_TYPES_AND_SIZES,
  CORPORATE_BOARD_ANSWERS,
  EMPLOYEE_RANGES,
  ETHNICITIES,
  EXECUTIVE_LEVELS,
  FUNCTIONS,
  GENDERS,
  INDUSTRIES,
  LANGUAGES,
  LEADERSHIP_AREAS,
  LEARNING_GOALS,
  MILITARY_STATUSES,
  P_AND_L_RANGES,
  PERSONAS,
  PRONOUNS,
  REFERRAL_SOURCES,
  REGIONAL_HUBS,
  REGIONS,
  RELATIONSHIP_TYPES,
  SCALING_EXPERIENCE,
  TRANSACTION_TYPES,
  YES_NO,
  YES_NO_DECLINED,
} from '@athenaeum/users-contract';
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
      { ...choice('relationship_type', RELATIONSHIP_TYPES), needed: true },
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
      choice('role', FUNCTIONS),
      choice('executive_level', EXECUTIVE_LEVELS),
      line('linkedin_url'),
    ],
  },
  {
    id: 'location',
    fields: [line('city'), choice('nearest_regional_hub', REGIONAL_HUBS), several('regions', REGIONS)],
  },
  {
    id: 'experience',
    fields: [
      several('industry_experience', INDUSTRIES),
      several('business_model_experience', BUSINESS_MODELS),
      several('leadership_areas', LEADERSHIP_AREAS),
      several('transaction_experience', TRANSACTION_TYPES),
      choice('business_size', BUSINESS_SIZES),
      choice('largest_p_l', P_AND_L_RANGES),
      choice('largest_budget', BUDGET_RANGES),
      choice('largest_employees', EMPLOYEE_RANGES),
      choice('type_size_company', COMPANY_TYPES_AND_SIZES),
      choice('experience_scaling_revenue', SCALING_EXPERIENCE),
      choice('financial_expert', YES_NO),
      choice('board_cv', YES_NO),
      choice('linkedin_ready', YES_NO),
      several('board_registries', BOARD_REGISTRIES),
      choice('experience_chair_board', YES_NO),
      several('bod_committee', COMMITTEES),
      choice('corporate_board', CORPORATE_BOARD_ANSWERS),
      several('corporate_boards', CORPORATE_BOARD_ANSWERS),
    ],
  },
  {
    id: 'demographics',
    fields: [
      choice('gender', GENDERS),
      several('ethnicity', ETHNICITIES),
      choice('military_status', MILITARY_STATUSES),
      choice('lgbtqia', YES_NO_DECLINED),
      choice('disability', YES_NO_DECLINED),
      choice('age_bracket', [...AGE_BRACKETS, 'Prefer not to say']),
      text('demographics'),
    ],
  },
  {
    id: 'goals',
    fields: [
      goals('Career Goal', CAREER_GOALS),
      goals('Learning Goal', LEARNING_GOALS),
      goals('Barrier', BARRIERS),
    ],
  },
  {
    id: 'other',
    fields: [
      choice('treatment', PRONOUNS),
      line('leadership_summary'),
      text('summary'),
      words('thought_leadership_topics'),
      several('languages', LANGUAGES),
      several('persona', PERSONAS),
      several('community_affiliations', COMMUNITY_AFFILIATIONS),
      choice('hear_about_athena', REFERRAL_SOURCES),
      line('referer'),
      words('tags'),
    ],
  },
];

export const labelOf = ({ name }: Pick<RecordField, 'name'>): string => recordFieldText[name];

export const RECORD_FIELDS = RECORD_SECTIONS.flatMap(({ fields }) => fields);
