import {
  COMPENSATION_BANDS,
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
  required?: boolean;
}

/** A field of a step; its texts are in `fieldWords`; `company` uses the list of companies. */
export type IntakeField = Common &
  (
    | { kind: 'line'; type?: 'email' | 'url' | 'date'; autoComplete?: string }
    | { kind: 'text'; max: number }
    | { kind: 'select'; options: readonly string[] }
    | { kind: 'radio'; options: readonly string[] }
    | { kind: 'company' }
  );

const { longText: LONG } = OPPORTUNITY_LIMITS;

/** The fields of each step in their order; the last step shows them all again. */
export const FIELDS: Record<IntakeStep, readonly IntakeField[]> = {
  contact: [
    { kind: 'line', name: 'creatorName', required: true, autoComplete: 'name' },
    {
      kind: 'line',
      type: 'email',
      name: 'creatorEmail',
      required: true,
      autoComplete: 'email',
    },
    {
      kind: 'radio',
      name: 'creatorOppRelationship',
      options: POSTER_RELATIONSHIPS,
    },
    { kind: 'line', name: 'creatorCompany', autoComplete: 'organization' },
    { kind: 'select', name: 'hearAboutAthena', options: POSTER_SOURCES },
    {
      kind: 'line',
      name: 'designatedContactName',
      required: true,
    },
    {
      kind: 'line',
      type: 'email',
      name: 'designatedContactEmail',
      required: true,
    },
  ],
  background: [
    // No hard limit while typing: the specification has a message for longer text.
    { kind: 'line', name: 'title', required: true },
    {
      kind: 'select',
      name: 'type',
      required: true,
      options: OPPORTUNITY_TYPES,
    },
    { kind: 'company', name: 'associatedCompany', required: true },
    { kind: 'line', type: 'url', name: 'website', autoComplete: 'url' },
    {
      kind: 'radio',
      name: 'isConfidential',
      required: true,
      options: YES_NO,
    },
    { kind: 'text', name: 'aboutCompany', max: LONG },
    { kind: 'select', name: 'businessSize', options: BUSINESS_SIZES },
    { kind: 'select', name: 'industry', options: INDUSTRIES },
    { kind: 'select', name: 'businessModel', options: BUSINESS_MODELS },
    { kind: 'select', name: 'nearestRegionalHub', options: REGIONAL_HUBS },
    {
      kind: 'radio',
      name: 'showHub',
      required: true,
      options: YES_NO,
    },
    { kind: 'select', name: 'compensation', options: COMPENSATION_BANDS },
    {
      kind: 'line',
      name: 'commitment',
    },
    { kind: 'line', name: 'term' },
    {
      kind: 'line',
      type: 'date',
      name: 'deadline',
    },
    {
      kind: 'select',
      name: 'postingTime',
      options: POSTING_DAYS.map(String),
    },
  ],
  requirements: [
    {
      kind: 'line',
      name: 'needs',
    },
    { kind: 'text', name: 'aboutRole', max: LONG },
    {
      kind: 'text',
      name: 'qualificationsSought',
      max: LONG,
    },
  ],
  submit: [],
};
