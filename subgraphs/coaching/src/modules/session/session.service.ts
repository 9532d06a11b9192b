import {
  listInput,
  listPage,
  notAllowed,
  signInFirst,
  stringFilter,
  timeFilter,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { Session, type SessionRow } from './session.model';
import { canSeeSessionsOf } from './session.policy';

const FILTERS = { coach_id: stringFilter, status: stringFilter, session_date: timeFilter };
export const sessionsInput = listInput(FILTERS, ['session_date']).extend({
  user_id: z.string().max(64).nullish(),
});

/** One member's sessions: the viewer's own unless an admin names somebody. */
export async function listSessions(
  viewer: Viewer,
  input: z.infer<typeof sessionsInput>,
): Promise<Page<SessionRow>> {
  const user_id = input.user_id ?? viewer.id;
  if (!user_id) throw signInFirst();
  if (!canSeeSessionsOf(viewer, user_id)) throw notAllowed();
  const filter = { user_id, ...toConditions(input, Object.keys(FILTERS)) };
  return listPage(Session, filter, toSort(input.orderBy, { session_date: -1 }), input);
}
