import { DataAccess, type DataAccessRow } from '@athenaeum/kit/dataAccess';
import {
  listInput,
  listPage,
  signInFirst,
  stringFilter,
  timeFilter,
  toConditions,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';

// Always latest first, so there is no order to choose.
export const dataAccessesInput = listInput({ detail: stringFilter, at: timeFilter }, []).omit({
  orderBy: true,
});

/** Only a member's own: what staff does is shown to staff by the audit log. */
export async function listDataAccesses(viewer: Viewer, input: z.infer<typeof dataAccessesInput>) {
  if (viewer.id === null) throw signInFirst();
  const filters = toConditions(input, ['detail', 'at'], { detail: 'details', at: 'last_at' });
  const where = { ...filters, member_id: viewer.id };
  return listPage<DataAccessRow>(DataAccess, where, { last_at: -1, _id: 1 }, input);
}
