import {
  hasRole,
  listInput,
  listPage,
  notAllowed,
  stringFilter,
  timeFilter,
  toConditions,
  type Viewer,
} from '@athenaeum/kit';
import { AuditRow, type AuditRecord } from '@athenaeum/kit/audit';
import * as z from 'zod';

const FILTERS = {
  operation: stringFilter,
  actor_id: stringFilter,
  target_id: stringFilter,
  at: timeFilter,
};

/** A row comes with its changes, value by value: a page of a hundred rows would exceed the cost limit of an operation. */
export const MAX_AUDIT_ROWS = 50;

// Always newest first, so there is no order to choose.
export const auditRowsInput = listInput(FILTERS, [])
  .omit({ orderBy: true })
  .extend({ take: z.number().int().min(0).max(MAX_AUDIT_ROWS).nullish() });

/** All domains write their rows to the same collection; being allowed to change something does not include reading who did. */
export async function listAuditRows(viewer: Viewer, input: z.infer<typeof auditRowsInput>) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const where = toConditions(input, Object.keys(FILTERS));
  return listPage<AuditRecord>(AuditRow, where, { at: -1, _id: 1 }, input);
}

/** Choices for the page's filters. */
export const recordedOperations = async (): Promise<string[]> =>
  (await AuditRow.distinct('operation')).sort();
export const recordedActors = (): Promise<string[]> => AuditRow.distinct('actor_id');
