import { readDraft, writeDraft } from '@athenaeum/shared-ui/forms';
import { emptyRow, isEmpty, type Row, type RowValues } from './rows';

const VERSION = 1;
const OWN = new Set(['rows']);

/** Friends she has typed in here before and not invited; at least one row. */
export function keptRows(draft: string): readonly Row[] {
  const kept = readDraft(draft, VERSION)?.values.rows as RowValues[] | undefined;
  return kept?.length ? kept.map((values) => ({ ...emptyRow(), values })) : [emptyRow()];
}

export function keepRows(draft: string, rows: readonly Row[]): void {
  const unsent = rows.filter((row) => !row.isSent && !isEmpty(row)).map(({ values }) => values);
  writeDraft(draft, OWN, {
    version: VERSION,
    tab: '',
    savedAt: Date.now(),
    values: unsent.length > 0 ? { rows: unsent } : {},
  });
}
