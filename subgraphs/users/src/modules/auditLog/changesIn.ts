import type { AuditRecord } from '@athenaeum/kit/audit';
import { type AuditValue, valueOf } from './auditValue';

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
  left: AuditValue[];
  came: AuditValue[];
}

/** The changes of a row, field by field, readable; equal fields are left out. */
export function changesIn({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Change[] {
  const [was, is] = [asFields(before), asFields(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isSame(was[field], is[field]))
    .map((field) => ({
      field,
      before: asText(field, was[field]),
      after: asText(field, is[field]),
      ...difference(field, was[field], is[field]),
    }));
}

/** Of two lists what was removed and what was added; when only the order differs, both whole lists. */
function difference(field: string, was: unknown, is: unknown): Pick<Change, 'left' | 'came'> {
  // Bare ids mean nothing to a reader: the operation alone is shown.
  if (field === 'order') return { left: [], came: [valueOf(field, 'Put in another order')] };
  const [old, fresh] = [entriesOf(was), entriesOf(is)];
  const gone = old.filter((entry) => !fresh.some((other) => isSame(entry, other)));
  const added = fresh.filter((entry) => !old.some((other) => isSame(entry, other)));
  const isMoved = gone.length === 0 && added.length === 0;
  return {
    left: (isMoved ? old : gone).map((entry) => valueOf(field, entry)),
    came: (isMoved ? fresh : added).map((entry) => valueOf(field, entry)),
  };
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

const entriesOf = (value: unknown): unknown[] =>
  isNothing(value) ? [] : Array.isArray(value) ? value : [value];

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The value of one field as one line of text, for exports; null for none. */
function asText(field: string, value: unknown): string | null {
  const words = entriesOf(value).map((entry) => {
    const { text, at, id } = valueOf(field, entry);
    return at === null ? [id, text].filter(Boolean).join(' ') : new Date(at).toISOString();
  });
  return words.length === 0 ? null : words.join('; ');
}
