import { Coach, type CoachRow } from '../coach/coach.model';
import { Session, type SessionRow } from '../session/session.model';

/** A week of a member's, epoch ms. */
export interface AskedWeek {
  user_id: string;
  from: number;
  until: number;
}

/** What these members have booked, each in a week of their own: two questions, however many there are. */
export async function sessionWeeks(weeks: readonly AskedWeek[]) {
  if (weeks.length === 0) return [];
  const weekOf = new Map(weeks.map((week) => [week.user_id, week]));
  const sessions = await Session.find({
    user_id: { $in: [...weekOf.keys()] },
    status: 'Scheduled',
    session_date: {
      $gte: Math.min(...weeks.map(({ from }) => from)),
      $lt: Math.max(...weeks.map(({ until }) => until)),
    },
  })
    .sort({ session_date: 1 })
    .select('user_id coach_id session_date duration')
    .lean<Pick<SessionRow, 'user_id' | 'coach_id' | 'session_date' | 'duration'>[]>();
  const coaches = await Coach.find({ _id: { $in: sessions.map(({ coach_id }) => coach_id) } })
    .select('name')
    .lean<Pick<CoachRow, '_id' | 'name'>[]>();
  const names = new Map(coaches.map(({ _id, name }) => [_id, name]));
  return sessions.flatMap(({ user_id, coach_id, session_date, duration }) => {
    const { from, until } = weekOf.get(user_id)!;
    const coach_name = names.get(coach_id);
    const isInWeek = session_date >= from && session_date < until;
    return coach_name && isInWeek ? { user_id, coach_name, session_date, duration } : [];
  });
}
