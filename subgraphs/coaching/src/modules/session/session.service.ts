import {
  hasRole,
  listInput,
  listPage,
  notAllowed,
  notFound,
  signInFirst,
  stringFilter,
  timeFilter,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { Coach, type CoachRow } from '../coach/coach.model';
import { findWithPart } from './changeSession';
import { endOf, Session, type SessionRow } from './session.model';
import { isCoach } from '../coach/coach.policy';
import { canSeeSessionsOf } from './session.policy';

const FILTERS = { coach_id: stringFilter, status: stringFilter, session_date: timeFilter };
export const sessionsInput = listInput(FILTERS, ['session_date']).extend({
  user_id: z.string().max(64).nullish(),
});

/** One member's sessions: the viewer's own unless an admin names another member. */
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

/** One of the viewer's, as a member or as its coach; an admin sees any. */
export const findSession = async (viewer: Viewer, id: string): Promise<SessionRow> =>
  (await findWithPart(viewer, id)).session;

/** Longer than any session. */
const MAX_SESSION_MS = 12 * 3_600_000;
/** More than can have begun within that time and be over. */
const MAX_BEGUN = 20;

/** The viewer's current or next session as a member. */
export async function findNextSession(viewer: Viewer, now = Date.now()): Promise<SessionRow | null> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  const ahead = await Session.find({
    user_id,
    status: 'Scheduled',
    session_date: { $gt: now - MAX_SESSION_MS },
  })
    .sort({ session_date: 1, _id: 1 })
    .limit(MAX_BEGUN)
    .lean<SessionRow[]>();
  return ahead.find((session) => endOf(session) > now) ?? null;
}

const COACH_FILTERS = { status: stringFilter, session_date: timeFilter };
export const coachSessionsInput = listInput(COACH_FILTERS, ['session_date']).extend({
  coach_id: z.string().max(64).nullish(),
});

/** The viewer's calendar as a coach; an admin may name another coach. */
export async function listCoachSessions(
  viewer: Viewer,
  input: z.infer<typeof coachSessionsInput>,
): Promise<Page<SessionRow>> {
  const { coach_id } = input;
  const coach = await Coach.findOne(coach_id ? { _id: coach_id } : { user_id: viewer.id }).lean<CoachRow>();
  if (!coach || !(isCoach(viewer, coach) || hasRole(viewer, 'admin'))) throw notFound('coach');
  const filter = { coach_id: coach._id, ...toConditions(input, Object.keys(COACH_FILTERS)) };
  return listPage(Session, filter, toSort(input.orderBy, { session_date: -1 }), input);
}
