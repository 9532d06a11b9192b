import { clockMinutes, SLOT_STEP } from '@athenaeum/coaching-contract';
import { dayAfter, dayAt, momentAt, weekdayOf, type CalendarDay } from '@athenaeum/common/zones';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Hours {
  /** `HH:mm` in the coach's zone. */
  from: string;
  to: string;
}

/** A coach's availability, in the coach's zone. */
export interface Availability {
  timezone: string;
  hours: readonly (Hours & { weekday: number })[];
  /** Single days: `closed` removes the weekly hours, `hours` are added. */
  exceptions: readonly { date: CalendarDay; closed: boolean; hours: readonly Hours[] }[];
  /** Minutes. */
  durations: readonly number[];
  notice_hours: number;
  horizon_days: number;
}

/** A half-open range of time, epoch ms. */
export interface Span {
  start: number;
  end: number;
}

export interface Slot {
  start: number;
  /** Minutes, shortest first. */
  durations: number[];
}

interface Question {
  /** The period in which slots begin. */
  within: Span;
  /** Ranges that are taken by other sessions. */
  busy: readonly Span[];
  now: number;
}

/** The free times of a coach, earliest first. */
export function slotsOf(availability: Availability, { within, busy, now }: Question): Slot[] {
  const { earliest, latest } = bookable(availability, now);
  const { timezone } = availability;
  const days = daysOf({ start: within.start - DAY, end: within.end + DAY }, timezone);
  const openings = days.map((day) => openingsOn(availability, day));
  const free = joined(openings.flat());
  return openings
    .flat()
    .flatMap(startsIn)
    .filter((start) => start >= within.start && start < within.end && start >= earliest && start <= latest)
    .map((start) => ({ start, durations: fitting(start) }))
    .filter(({ durations }) => durations.length > 0);

  function fitting(start: number): number[] {
    const { end: reach } = free.find((span) => span.start <= start && start < span.end)!;
    return [...availability.durations]
      .sort((one, other) => one - other)
      .filter((minutes) => {
        const end = start + minutes * MINUTE;
        return end <= reach && !busy.some((other) => start < other.end && other.start < end);
      });
  }
}

/** Whether the coach offers this time, taken or not. */
export const isOffered = (
  availability: Availability,
  start: number,
  duration: number,
  now: number,
): boolean =>
  slotsOf(availability, { within: { start, end: start + 1 }, busy: [], now }).some(({ durations }) =>
    durations.includes(duration),
  );

/** The total open time from a day to a day, both included, whether or not it is taken. */
export function openMinutes(
  availability: Availability,
  { from, to }: { from: CalendarDay; to: CalendarDay },
) {
  let minutes = 0;
  for (let day = from; day <= to; day = dayAfter(day))
    for (const { start, end } of openingsOn(availability, day)) minutes += (end - start) / MINUTE;
  return minutes;
}

/** The earliest and the latest start that can be booked now. */
export const bookable = ({ notice_hours, horizon_days }: Availability, now: number) => ({
  earliest: now + notice_hours * HOUR,
  latest: now + horizon_days * DAY,
});

function openingsOn({ timezone, hours, exceptions }: Availability, day: CalendarDay): Span[] {
  const exception = exceptions.find(({ date }) => date === day);
  const weekly = exception?.closed ? [] : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return joined(
    [...weekly, ...(exception?.hours ?? [])].map(({ from, to }) => ({
      start: momentAt(day, clockMinutes(from), timezone),
      end: momentAt(day, clockMinutes(to), timezone),
    })),
  );
}

function startsIn({ start, end }: Span): number[] {
  const count = Math.ceil((end - start) / (SLOT_STEP * MINUTE));
  return Array.from({ length: count }, (_, step) => start + step * SLOT_STEP * MINUTE);
}

function daysOf({ start, end }: Span, zone: string): CalendarDay[] {
  const last = dayAt(end, zone);
  const days = [dayAt(start, zone)];
  while (days.at(-1)! < last) days.push(dayAfter(days.at(-1)!));
  return days;
}

/** Merges ranges that touch or overlap, in order; empty ones are left out. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
