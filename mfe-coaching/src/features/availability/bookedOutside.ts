import { clockMinutes } from '@athenaeum/coaching-contract';
import { dayAt, wallClock, weekdayOf } from '@athenaeum/common/zones';
import type { BookedSession } from './availability.api';
import type { AvailabilityValues, Hours } from './availabilityForm';

type Said = Pick<AvailabilityValues, 'timezone' | 'hours' | 'exceptions'>;

/** Sessions booked here that lie outside the edited hours: they stay booked, and the coach is warned. */
export const bookedOutside = (booked: readonly BookedSession[], said: Said): BookedSession[] =>
  booked.filter((session) => !session.is_elsewhere && !fits(session, said));

function fits({ session_date, duration }: BookedSession, said: Said): boolean {
  const date = dayAt(session_date, said.timezone);
  const clock = wallClock(session_date, said.timezone);
  const minute = clock.hour * 60 + clock.minute;
  const weekday = weekdayOf(date);
  const exception = said.exceptions.find((one) => one.date === date);
  const weekly = exception?.closed ? [] : said.hours.filter((hours) => hours.weekday === weekday);
  const open = joined([...weekly, ...(exception?.hours ?? [])]);
  return open.some(({ from, to }) => from <= minute && minute + duration <= to);
}

/** As ranges of minutes, adjacent ones merged. */
function joined(list: readonly Hours[]): { from: number; to: number }[] {
  const stretches = list
    .map(({ from, to }) => ({ from: clockMinutes(from), to: clockMinutes(to) }))
    .sort((one, other) => one.from - other.from);
  return stretches.reduce<{ from: number; to: number }[]>((done, next) => {
    const last = done.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else done.push({ ...next });
    return done;
  }, []);
}
