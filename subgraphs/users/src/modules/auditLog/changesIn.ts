import type { AuditRowRow } from '@athenaeum/kit/audit';

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a row says was changed, field by field, as a person reads it. */
export function changesIn({ before, after }: Pick<AuditRowRow, 'before' | 'after'>): Change[] {
  const [was, is] = [asFields(before), asFields(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: inWords(was[field]),
    after: inWords(is[field]),
  }));
}

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(entryInWords).join('; ');
  return typeof value === 'object' ? entryInWords(value) : String(value as string | number);
}

/** Of a goal or a document its title, of what has none everything. */
function entryInWords(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  return 'title' in entry && typeof entry.title === 'string' ? entry.title : JSON.stringify(entry);
}
