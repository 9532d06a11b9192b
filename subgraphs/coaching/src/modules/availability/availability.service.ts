import {
  AVAILABILITY_DEFAULTS,
  AVAILABILITY_MESSAGES,
  SESSION_MESSAGES,
  type SaveAvailabilityInput,
  type SlotsInput,
} from '@athenaeum/coaching-contract';
import { notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { Coach, type CoachRow } from '../coach/coach.model';
import { canKeepAvailabilityOf, canSeeCoaches } from '../coach/coach.policy';
import { kept } from '../session/meeting';
import { endOf, Session, type SessionRow } from '../session/session.model';
import { slotsOf, type Availability, type Slot, type Span } from './slots';

const HOUR = 3_600_000;
/** Longer than any session. */
const MAX_SESSION_MS = 12 * HOUR;

/** A coach's settings, with defaults where there are none. */
export const availabilityOf = (coach: CoachRow): Availability => ({
  ...AVAILABILITY_DEFAULTS,
  timezone: coach.timezone,
  hours: coach.schedule_link ? [] : (coach.availability ?? []),
  exceptions: coach.schedule_link ? [] : (coach.exceptions ?? []),
  ...(coach.durations?.length ? { durations: coach.durations } : {}),
  notice_hours: coach.notice_hours ?? AVAILABILITY_DEFAULTS.notice_hours,
  horizon_days: coach.horizon_days ?? AVAILABILITY_DEFAULTS.horizon_days,
});

export interface FreeTimes {
  data: Slot[];
  count: number;
  message: string | null;
  timezone: string;
  schedule_link: string | null;
}

/** A coach's free times, earliest first; none for a coach with an external booking page. */
export async function findSlots(viewer: Viewer, input: SlotsInput, now = Date.now()): Promise<FreeTimes> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const coach = await Coach.findById(input.coach_id).lean<CoachRow>();
  if (!coach) throw notFound('coach');
  const { timezone, schedule_link = null, name } = coach;
  const place = { timezone, schedule_link };
  if (schedule_link) return { ...place, data: [], count: 0, message: SESSION_MESSAGES.elsewhere(name) };
  const within = { start: input.from, end: input.to };
  const data = slotsOf(availabilityOf(coach), { within, busy: await busyTimes(coach._id, within), now });
  return { ...place, data, count: data.length, message: null };
}

async function busyTimes(coach_id: string, { start, end }: Span): Promise<Span[]> {
  const around = { $gte: start - MAX_SESSION_MS, $lt: end + MAX_SESSION_MS };
  const live = await Session.find({ coach_id, status: 'Scheduled', session_date: around })
    .select('session_date duration')
    .lean<Pick<SessionRow, 'session_date' | 'duration'>[]>();
  return live.map((session) => ({ start: session.session_date, end: endOf(session) }));
}

/** A coach's own hours; an admin may name another coach. */
export async function findKeptAvailability(viewer: Viewer, coach_id?: string | null): Promise<CoachRow> {
  const coach = await Coach.findOne(coach_id ? { _id: coach_id } : { user_id: viewer.id }).lean<CoachRow>();
  // Somebody else's are answered like unknown ones.
  if (!coach || !canKeepAvailabilityOf(viewer, coach)) throw notFound('coach');
  return coach;
}

/** Booked sessions stay as they are: hours only limit new bookings. */
export async function saveAvailability(
  viewer: Viewer,
  { coach_id, version, hours, durations, meeting, ...rest }: SaveAvailabilityInput,
): Promise<CoachRow> {
  const { _id, schedule_link, name } = await findKeptAvailability(viewer, coach_id);
  if (schedule_link) throw new Refusal('CONFLICT', SESSION_MESSAGES.elsewhere(name));
  // Conditional on the version that was read: of two concurrent saves one is refused.
  const seen = version === 0 ? { $in: [0, null] } : version;
  const saved = await Coach.findOneAndUpdate(
    { _id, availability_version: seen as number },
    {
      ...rest,
      ...(meeting && { meeting: kept(meeting) }),
      availability: hours as CoachRow['availability'],
      durations: [...new Set(durations)].sort((one, other) => one - other),
      availability_version: version + 1,
    },
    { returnDocument: 'after' },
  ).lean<CoachRow>();
  if (!saved) throw new Refusal('CONFLICT', AVAILABILITY_MESSAGES.changedMeanwhile);
  return saved;
}
