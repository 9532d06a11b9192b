import { readDraft, writeDraft } from '@athenaeum/shared-ui/forms';
import { emptyRow, isEmpty, type Row, type RowValues } from './rows';

const DRAFT_VERSION = 1;
const OWN_FIELDS = new Set(['rows']);

/** The kept draft: friends entered earlier and not yet invited; at least one row. */
export function readDraftRows(draft: string): readonly Row[] {
  const kept = readDraft(draft, DRAFT_VERSION)?.values.rows as RowValues[] | undefined;
  return kept?.length ? kept.map((values) => ({ ...emptyRow(), values })) : [emptyRow()];
}

export function writeDraftRows(draft: string, rows: readonly Row[]): void {
  const unsent = rows.filter((row) => !row.isSent && !isEmpty(row)).map(({ values }) => values);
  writeDraft(draft, OWN_FIELDS, {
    version: DRAFT_VERSION,
    tab: '',
    savedAt: Date.now(),
    values: unsent.length > 0 ? { rows: unsent } : {},
  });
}
