import {
  type changePostingForm,
  COMPENSATION_BANDS,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import { BUSINESS_MODELS, BUSINESS_SIZES, INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import type * as z from 'zod/mini';
import type { Posted } from './posted.api';

export type Changed = z.output<typeof changePostingForm>;

/** Form values: empty means none. */
export type ChangeValues = Record<keyof Changed, string>;

/** Labels are in the messages, by field name. */
type Field = { name: keyof Changed; hint?: 'needsHint' | 'qualificationsHint' } & (
  | { kind: 'line'; type?: 'date'; max?: number }
  | { kind: 'text' }
  | { kind: 'select'; options: readonly string[]; required?: boolean }
);

const { title, line, needs } = OPPORTUNITY_LIMITS;

/** In the order of the form. */
export const FIELDS: readonly Field[] = [
  { kind: 'line', name: 'title', max: title },
  { kind: 'select', name: 'opportunityType', options: OPPORTUNITY_TYPES, required: true },
  { kind: 'line', name: 'needs', hint: 'needsHint', max: needs },
  { kind: 'text', name: 'aboutRole' },
  { kind: 'text', name: 'aboutCompany' },
  {
    kind: 'text',
    name: 'qualificationsSought',
    hint: 'qualificationsHint',
  },
  { kind: 'select', name: 'compensation', options: COMPENSATION_BANDS },
  { kind: 'line', name: 'commitment', max: line },
  { kind: 'line', name: 'term', max: line },
  { kind: 'line', type: 'date', name: 'deadline' },
  { kind: 'select', name: 'industry', options: INDUSTRIES },
  { kind: 'select', name: 'businessType', options: BUSINESS_MODELS },
  { kind: 'select', name: 'businessSize', options: BUSINESS_SIZES },
  { kind: 'select', name: 'nearestRegionalHub', options: REGIONAL_HUBS },
];

/** The latest text: a pending change, where there is one. */
export const lastWritten = ({ proposed, text }: Posted) => proposed ?? text;

export function valuesOf(posting: Posted): ChangeValues {
  const { qualificationsSought, ...text } = lastWritten(posting);
  const lines = FIELDS.filter(({ name }) => name !== 'qualificationsSought').map(({ name }) => [
    name,
    text[name as keyof typeof text] ?? '',
  ]);
  return {
    ...(Object.fromEntries(lines) as ChangeValues),
    qualificationsSought: qualificationsSought.join('\n'),
  };
}

/** A posting older than the lists may have another value, which stays an option. */
export const withKept = (options: readonly string[], kept: string): readonly string[] =>
  kept === '' || options.includes(kept) ? options : [kept, ...options];
