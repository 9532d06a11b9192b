import { truncate } from '@athenaeum/shared-ui';
import {
  COMPENSATION_BANDS,
  editOpportunityForm,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import type { FormSchema } from '@athenaeum/shared-ui/forms';
import { BUSINESS_MODELS, BUSINESS_SIZES, INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import type * as z from 'zod/mini';
import { commonText } from '../../components/common.messages';
import type { DeskPosting } from './posting.api';
import { postingFieldText } from './postingFields.messages';

export type Edited = z.output<typeof editOpportunityForm>;

/** The form's values; '' for missing ones. */
export interface EditValues {
  title: string;
  opportunityType: string;
  company: string;
  isConfidential: boolean;
  website: string;
  industry: string;
  businessType: string;
  businessSize: string;
  nearestRegionalHub: string;
  showHub: boolean;
  compensation: string;
  commitment: string;
  term: string;
  deadline: string;
  needs: string;
  aboutRole: string;
  aboutCompany: string;
  qualificationsSought: string;
}

// The form has '' where the schema's input has null.
export const editForm = editOpportunityForm as unknown as FormSchema<EditValues, Edited>;

type Field = { name: keyof EditValues; required?: true } & (
  | { kind: 'line'; type?: 'date'; max?: number }
  | { kind: 'text' }
  | { kind: 'tick' }
  | { kind: 'company' }
  | { kind: 'select'; options: readonly string[] }
);

/** In the order of the page. */
export const FIELDS: readonly Field[] = [
  { kind: 'line', name: 'title', max: OPPORTUNITY_LIMITS.title, required: true },
  { kind: 'select', name: 'opportunityType', options: OPPORTUNITY_TYPES, required: true },
  { kind: 'company', name: 'company', required: true },
  { kind: 'tick', name: 'isConfidential' },
  { kind: 'line', name: 'website' },
  { kind: 'select', name: 'industry', options: INDUSTRIES },
  { kind: 'select', name: 'businessType', options: BUSINESS_MODELS },
  { kind: 'select', name: 'businessSize', options: BUSINESS_SIZES },
  { kind: 'select', name: 'nearestRegionalHub', options: REGIONAL_HUBS },
  { kind: 'tick', name: 'showHub' },
  { kind: 'select', name: 'compensation', options: COMPENSATION_BANDS },
  { kind: 'line', name: 'commitment', max: OPPORTUNITY_LIMITS.line },
  { kind: 'line', name: 'term', max: OPPORTUNITY_LIMITS.line },
  { kind: 'line', type: 'date', name: 'deadline' },
  { kind: 'line', name: 'needs', max: OPPORTUNITY_LIMITS.needs },
  { kind: 'text', name: 'aboutRole' },
  { kind: 'text', name: 'aboutCompany' },
  { kind: 'text', name: 'qualificationsSought' },
];

export const valuesOf = (posting: DeskPosting): EditValues => ({
  title: posting.title,
  opportunityType: posting.opportunityType,
  company: posting.company ?? '',
  isConfidential: posting.isConfidential,
  website: posting.website ?? '',
  industry: posting.industry ?? '',
  businessType: posting.businessType ?? '',
  businessSize: posting.businessSize ?? '',
  nearestRegionalHub: posting.nearestRegionalHub ?? '',
  showHub: posting.desk?.showHub ?? true,
  compensation: posting.compensation ?? '',
  commitment: posting.commitment ?? '',
  term: posting.term ?? '',
  deadline: posting.deadline ?? '',
  needs: posting.needs ?? '',
  aboutRole: posting.aboutRole ?? '',
  aboutCompany: posting.aboutCompany ?? '',
  qualificationsSought: posting.qualificationsSought?.join('\n') ?? '',
});

/** The initial values of a new posting. */
export const EMPTY: EditValues = {
  title: '',
  opportunityType: OPPORTUNITY_TYPES[1],
  company: '',
  isConfidential: false,
  website: '',
  industry: '',
  businessType: '',
  businessSize: '',
  nearestRegionalHub: '',
  showHub: true,
  compensation: '',
  commitment: '',
  term: '',
  deadline: '',
  needs: '',
  aboutRole: '',
  aboutCompany: '',
  qualificationsSought: '',
};

export interface Change {
  name: keyof EditValues;
  label: string;
  before: string;
  after: string;
}

/** The changed fields, in words. */
export const changesOf = (before: EditValues, after: EditValues): Change[] =>
  FIELDS.filter(({ name }) => before[name] !== after[name]).map(({ name }) => ({
    name,
    label: postingFieldText[name],
    before: inWords(before[name]),
    after: inWords(after[name]),
  }));

const LONG = 80;

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (value.trim() === '') return commonText.none;
  return truncate(value, LONG);
}
