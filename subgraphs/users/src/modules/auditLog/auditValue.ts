import type { AuditedThing } from '@athenaeum/users-contract';

export interface AuditValue {
  text: string | null;
  /** Epoch ms. */
  at: number | null;
  /** With the id. */
  of: AuditedThing | null;
  id: string | null;
}

/** Fields that hold ids of things in the library. */
const NAMING: Readonly<Record<string, AuditedThing>> = {
  category_ids: 'categories',
  tag_ids: 'tags',
  salon_ids: 'salons',
  leader_ids: 'speakers',
  speakers: 'speakers',
  speaker_id: 'speakers',
  pathway_id: 'pathways',
  review_id: 'reviews',
};
const MOMENT = /(^|_)(at|date|until)$/;
const ROLES: Readonly<Record<string, string>> = { HOST: 'Host', SME: 'Expert' };

/** One value of a field, as text or as what it refers to. */
export function valueOf(field: string, value: unknown): AuditValue {
  if (typeof value === 'number' && MOMENT.test(field)) return { ...NOTHING, at: value };
  const of = NAMING[field];
  if (of && typeof value === 'string') return { ...NOTHING, of, id: value };
  if (of && isRecord(value) && typeof value.speaker_id === 'string')
    return { ...NOTHING, of, id: value.speaker_id, text: ROLES[String(value.type)] ?? null };
  return { ...NOTHING, text: textOf(value) };
}

const NOTHING: AuditValue = { text: null, at: null, of: null, id: null };

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return isRecord(value) ? recordInWords(value) : String(value as string | number);
}

/** The title of a goal or a document; of objects without one, their fields. */
function recordInWords(record: Record<string, unknown>): string {
  const title = record.title ?? record.name;
  if (typeof title === 'string' && title !== '') return title;
  return Object.entries(record)
    .filter(([name]) => name !== 'id' && name !== '_id')
    .map(([name, value]) => [name.replaceAll('_', ' '), textOf(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
