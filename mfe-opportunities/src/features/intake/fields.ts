import {
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
  POSTER_RELATIONSHIPS,
  POSTER_SOURCES,
  POSTING_DAYS,
  YES_NO,
} from '@athenaeum/opportunities-contract';
import { BUSINESS_MODELS, BUSINESS_SIZES, INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import type { IntakeStep } from './steps';
import type { Posting } from './values';

export type PostingField = keyof Posting;

interface Common {
  name: PostingField;
  label: string;
  hint?: string;
  required?: boolean;
  /** How it is called where it is still needed; its label where absent. */
  needed?: string;
}

type Choice = { value: string; label: string } | string;

/** A field as the step draws it; `company` knows our list of companies. */
export type IntakeField = Common &
  (
    | { kind: 'line'; type?: 'email' | 'url'; autoComplete?: string }
    | { kind: 'text'; max: number }
    | { kind: 'select'; options: readonly Choice[] }
    | { kind: 'radio'; options: readonly Choice[] }
    | { kind: 'company' }
  );

const { title: TITLE_MAX, longText: LONG } = OPPORTUNITY_LIMITS;

/** The fields of each step in their order; the last step shows them all again. */
export const FIELDS: Record<IntakeStep, readonly IntakeField[]> = {
  contact: [
    { kind: 'line', name: 'creatorName', label: 'Your name', required: true, autoComplete: 'name' },
    {
      kind: 'line',
      type: 'email',
      name: 'creatorEmail',
      label: 'Your email',
      hint: 'We send a link there: your posting goes to board support once you have followed it.',
      required: true,
      autoComplete: 'email',
    },
    {
      kind: 'radio',
      name: 'creatorOppRelationship',
      label: 'Your relationship to the opportunity',
      options: POSTER_RELATIONSHIPS,
    },
    { kind: 'line', name: 'creatorCompany', label: 'Your company', autoComplete: 'organization' },
    { kind: 'select', name: 'hearAboutAthena', label: 'How did you hear about us?', options: POSTER_SOURCES },
    {
      kind: 'line',
      name: 'designatedContactName',
      label: 'Designated contact name',
      hint: 'Whom board support speaks with about this opportunity. It may be you.',
      required: true,
    },
    {
      kind: 'line',
      type: 'email',
      name: 'designatedContactEmail',
      label: 'Designated contact email',
      required: true,
    },
  ],
  background: [
    // Not stopped at its end: the specification has a sentence for what is longer.
    { kind: 'line', name: 'title', label: 'Title', hint: `Up to ${TITLE_MAX} characters.`, required: true },
    {
      kind: 'select',
      name: 'type',
      label: 'Type of opportunity',
      required: true,
      options: OPPORTUNITY_TYPES,
    },
    { kind: 'company', name: 'associatedCompany', label: 'Company', required: true },
    { kind: 'line', type: 'url', name: 'website', label: 'Website', autoComplete: 'url' },
    {
      kind: 'radio',
      name: 'isConfidential',
      label: 'Is the company confidential?',
      needed: 'whether the company is confidential',
      hint: 'Members then see “Confidential Company”: no name, no logo, no website.',
      required: true,
      options: YES_NO,
    },
    { kind: 'text', name: 'aboutCompany', label: 'About the company', max: LONG },
    { kind: 'select', name: 'businessSize', label: 'Business size', options: BUSINESS_SIZES },
    { kind: 'select', name: 'industry', label: 'Industry', options: INDUSTRIES },
    { kind: 'select', name: 'businessModel', label: 'Business model', options: BUSINESS_MODELS },
    { kind: 'select', name: 'nearestRegionalHub', label: 'Nearest regional hub', options: REGIONAL_HUBS },
    {
      kind: 'radio',
      name: 'showHub',
      label: 'Show the hub to members?',
      needed: 'whether the hub is shown',
      required: true,
      options: YES_NO,
    },
    {
      kind: 'select',
      name: 'postingTime',
      label: 'Posting time',
      hint: 'Counted from the day it is published; 30 days where you do not say.',
      options: POSTING_DAYS.map((days) => ({ value: String(days), label: `${days} days` })),
    },
  ],
  requirements: [
    { kind: 'text', name: 'aboutRole', label: 'About the opportunity', max: LONG },
    {
      kind: 'text',
      name: 'qualificationsSought',
      label: 'Qualifications sought',
      hint: 'One on each line.',
      max: LONG,
    },
  ],
  submit: [],
};

const NOT_ANSWERED = 'Not answered';

/** An answer as the review shows it. */
export function wordsOf(field: IntakeField, value: string): string {
  if (value.trim() === '') return NOT_ANSWERED;
  if (field.kind !== 'select') return value;
  const chosen = field.options.find((option) => typeof option !== 'string' && option.value === value);
  return typeof chosen === 'object' ? chosen.label : value;
}
