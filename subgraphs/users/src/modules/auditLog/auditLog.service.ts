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
import { AuditRow, type AuditRowRow } from '@athenaeum/kit/audit';
import * as z from 'zod';

const FILTERS = {
  operation: stringFilter,
  actor_id: stringFilter,
  target_id: stringFilter,
  at: timeFilter,
};

/** Each row brings what changed, value by value: a hundred of them would be more than one operation may cost. */
export const MAX_AUDIT_ROWS = 50;

// The order is always the newest first, so it is not the asker's to choose.
export const auditRowsInput = listInput(FILTERS, [])
  .omit({ orderBy: true })
  .extend({ take: z.number().int().min(0).max(MAX_AUDIT_ROWS).nullish() });

/** Every domain leaves its rows in the same place; who may change something does not yet see who did. */
export async function listAuditRows(viewer: Viewer, input: z.infer<typeof auditRowsInput>) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const where = toConditions(input, Object.keys(FILTERS));
  return listPage<AuditRowRow>(AuditRow, where, { at: -1, _id: 1 }, input);
}

/** For the filters of the page. */
export const recordedOperations = async (): Promise<string[]> =>
  (await AuditRow.distinct('operation')).sort();
export const recordedActors = (): Promise<string[]> => AuditRow.distinct('actor_id');
