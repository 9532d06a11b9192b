import {
  type editOpportunityForm,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import { BUSINESS_MODELS, BUSINESS_SIZES, INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import type * as z from 'zod/mini';
import type { DeskPosting } from './posting.api';

export type Edited = z.output<typeof editOpportunityForm>;

/** What the fields hold: empty is nothing. */
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
  needs: string;
  aboutRole: string;
  aboutCompany: string;
  qualificationsSought: string;
}

type Field = { name: keyof EditValues; label: string } & (
  | { kind: 'line'; max?: number }
  | { kind: 'text' }
  | { kind: 'tick' }
  | { kind: 'select'; options: readonly string[]; required?: boolean }
);

/** In the order of the page. */
export const FIELDS: readonly Field[] = [
  { kind: 'line', name: 'title', label: 'Title', max: OPPORTUNITY_LIMITS.title },
  { kind: 'select', name: 'opportunityType', label: 'Type', options: OPPORTUNITY_TYPES, required: true },
  { kind: 'line', name: 'company', label: 'Company' },
  { kind: 'tick', name: 'isConfidential', label: 'The company is confidential' },
  { kind: 'line', name: 'website', label: 'Website' },
  { kind: 'select', name: 'industry', label: 'Industry', options: INDUSTRIES },
  { kind: 'select', name: 'businessType', label: 'Business type', options: BUSINESS_MODELS },
  { kind: 'select', name: 'businessSize', label: 'Business size', options: BUSINESS_SIZES },
  { kind: 'select', name: 'nearestRegionalHub', label: 'Nearest regional hub', options: REGIONAL_HUBS },
  { kind: 'tick', name: 'showHub', label: 'Show the hub to members' },
  { kind: 'line', name: 'needs', label: 'Needs', max: 300 },
  { kind: 'text', name: 'aboutRole', label: 'About the opportunity' },
  { kind: 'text', name: 'aboutCompany', label: 'About the company' },
  { kind: 'text', name: 'qualificationsSought', label: 'Qualifications sought' },
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
  needs: posting.needs ?? '',
  aboutRole: posting.aboutRole ?? '',
  aboutCompany: posting.aboutCompany ?? '',
  qualificationsSought: posting.qualificationsSought?.join('\n') ?? '',
});

export interface Change {
  name: keyof EditValues;
  label: string;
  before: string;
  after: string;
}

/** What differs, in words. */
export const changesOf = (before: EditValues, after: EditValues): Change[] =>
  FIELDS.filter(({ name }) => before[name] !== after[name]).map(({ name, label }) => ({
    name,
    label,
    before: inWords(before[name]),
    after: inWords(after[name]),
  }));

const LONG = 80;

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value.trim() === '') return 'Nothing';
  return value.length > LONG ? `${value.slice(0, LONG).trimEnd()}…` : value;
}
