import { countIf, hasRole, notAllowed, within, type Period, type Viewer } from '@athenaeum/kit';
import { availabilityOf } from '../availability/availability.service';
import { openMinutes } from '../availability/slots';
import { Coach, type CoachRow } from '../coach/coach.model';
import { Session } from '../session/session.model';

interface SessionsRow {
  _id: string;
  sessions: number;
  booked_minutes: number;
  no_shows: number;
  cancelled: number;
}

const NONE = { sessions: 0, booked_minutes: 0, no_shows: 0, cancelled: 0 };

/** Two queries, however many sessions there were. */
export async function coachingFigures(viewer: Viewer, period: Period) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const [coaches, sessions] = await Promise.all([
    Coach.find().sort({ name: 1 }).lean<CoachRow[]>(),
    sessionsByCoach(period),
  ]);
  const byCoach = new Map(sessions.map(({ _id, ...counts }) => [_id, counts]));
  return coaches.map((coach) => ({
    id: coach._id,
    slug: coach.slug,
    name: coach.name,
    ...(byCoach.get(coach._id) ?? NONE),
    open_minutes: coach.schedule_link ? null : openMinutes(availabilityOf(coach), period),
  }));
}

function sessionsByCoach(period: Period): Promise<SessionsRow[]> {
  const isCancelled = { $eq: ['$status', 'Cancelled'] };
  return Session.aggregate<SessionsRow>([
    // The statuses are listed so that the index on both fields is used.
    {
      $match: {
        status: { $in: ['Scheduled', 'Completed', 'No-show', 'Cancelled'] },
        session_date: within(period),
      },
    },
    {
      $group: {
        _id: '$coach_id',
        sessions: { $sum: { $cond: [isCancelled, 0, 1] } },
        booked_minutes: { $sum: { $cond: [isCancelled, 0, '$duration'] } },
        no_shows: countIf({ $eq: ['$status', 'No-show'] }),
        cancelled: countIf(isCancelled),
      },
    },
  ]);
}
