import { isTimeZone } from '@athenaeum/common/zones';
import * as z from 'zod/mini';
import { meetingInput } from './meetingInputs';
import { SESSION_DURATIONS } from './session';

/** Sessions start on multiples of this many minutes from the beginning of a coach's hours. */
export const SLOT_STEP = 30;
/** The longest period of one query for free times, in days. */
export const SLOTS_LONGEST_RANGE = 42;

export const AVAILABILITY_LIMITS = {
  hours: 70,
  exceptions: 200,
  /** The minimum notice, in hours. */
  notice: { min: 0, max: 336 },
  /** The horizon for bookings, in days. */
  horizon: { min: 1, max: 180 },
} as const;

/** Defaults for coaches who have set nothing. */
export const AVAILABILITY_DEFAULTS = {
  durations: [...SESSION_DURATIONS] as number[],
  notice_hours: 24,
  horizon_days: 60,
};

export const AVAILABILITY_MESSAGES = {
  clock: 'Choose a time on the quarter hour.',
  backwards: 'The end must be after the start.',
  overlapping: 'These hours overlap. Please combine them.',
  date: 'Choose a date.',
  twice: 'List each date once.',
  past: 'This day has passed. Choose one from today on.',
  nothing: 'Mark the day off or add hours.',
  zone: 'Choose a time zone.',
  durations: 'Offer at least one session length.',
  notice: `Choose from ${AVAILABILITY_LIMITS.notice.min} to ${AVAILABILITY_LIMITS.notice.max} hours.`,
  horizon: `Choose from ${AVAILABILITY_LIMITS.horizon.min} to ${AVAILABILITY_LIMITS.horizon.max} days.`,
  tooMany: 'That is too many. Please remove some.',
  range: `Ask for at most ${SLOTS_LONGEST_RANGE} days at once, the earlier first.`,
  changedMeanwhile: 'Your availability was changed in another window. Please look at it again, then save.',
} as const;

/** `HH:mm` as minutes after midnight; `24:00` is the end of the day. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const from = z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, AVAILABILITY_MESSAGES.clock));
const to = z.string().check(z.regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, AVAILABILITY_MESSAGES.clock));
const isForwards = (hours: { from: string; to: string }) => clockMinutes(hours.from) < clockMinutes(hours.to);
const hours = z
  .strictObject({ from, to })
  .check(z.refine(isForwards, { error: AVAILABILITY_MESSAGES.backwards, path: ['to'] }));
const weeklyHours = z
  .strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), from, to })
  .check(z.refine(isForwards, { error: AVAILABILITY_MESSAGES.backwards, path: ['to'] }));

interface Hours {
  from: string;
  to: string;
}
/** Whether no two ranges of one day overlap. */
const areApart = (list: readonly Hours[]): boolean =>
  [...list]
    .sort((one, other) => clockMinutes(one.from) - clockMinutes(other.from))
    .every(
      ({ from }, index, sorted) => index === 0 || clockMinutes(sorted[index - 1]!.to) <= clockMinutes(from),
    );
const areApartEachDay = (list: readonly (Hours & { weekday: number })[]): boolean =>
  [1, 2, 3, 4, 5, 6, 7].every((day) => areApart(list.filter(({ weekday }) => weekday === day)));

const isDate = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
// Hours follow clocks that change: an offset such as `+05:30` is no zone here.
const isZone = (zone: string): boolean => isTimeZone(zone) && !/^[+-]/.test(zone);

const exception = z
  .strictObject({
    date: z
      .string()
      .check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, AVAILABILITY_MESSAGES.date),
        z.refine(isDate, AVAILABILITY_MESSAGES.date),
      ),
    closed: z.boolean(),
    hours: z
      .array(hours)
      .check(
        z.maxLength(24, AVAILABILITY_MESSAGES.tooMany),
        z.refine(areApart, AVAILABILITY_MESSAGES.overlapping),
      ),
  })
  .check(z.refine(({ closed, hours }) => closed || hours.length > 0, AVAILABILITY_MESSAGES.nothing));

const whole = (least: number, most: number, message: string) =>
  z.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message));

const availabilityFields = z.strictObject({
  coach_id: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  version: z.int().check(z.gte(0)),
  timezone: z.string().check(z.maxLength(60), z.refine(isZone, AVAILABILITY_MESSAGES.zone)),
  hours: z
    .array(weeklyHours)
    .check(
      z.maxLength(AVAILABILITY_LIMITS.hours, AVAILABILITY_MESSAGES.tooMany),
      z.refine(areApartEachDay, AVAILABILITY_MESSAGES.overlapping),
    ),
  exceptions: z.array(exception).check(
    z.maxLength(AVAILABILITY_LIMITS.exceptions, AVAILABILITY_MESSAGES.tooMany),
    z.refine(
      (list) => new Set(list.map(({ date }) => date)).size === list.length,
      AVAILABILITY_MESSAGES.twice,
    ),
  ),
  durations: z
    .array(z.literal([...SESSION_DURATIONS]))
    .check(z.minLength(1, AVAILABILITY_MESSAGES.durations), z.maxLength(SESSION_DURATIONS.length)),
  notice_hours: whole(
    AVAILABILITY_LIMITS.notice.min,
    AVAILABILITY_LIMITS.notice.max,
    AVAILABILITY_MESSAGES.notice,
  ),
  horizon_days: whole(
    AVAILABILITY_LIMITS.horizon.min,
    AVAILABILITY_LIMITS.horizon.max,
    AVAILABILITY_MESSAGES.horizon,
  ),
  /** Where sessions booked from now on take place; unchanged when left out. */
  meeting: z.nullish(meetingInput),
});

interface Dated {
  timezone: string;
  exceptions: readonly { date: string }[];
}

/** Today in a zone, as a date. */
const todayIn = (zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(Date.now());

/** Exceptions for past days are dropped, by the coach's zone. */
const noneHasPassed = z.check<Dated>(({ value, issues }) => {
  const { timezone, exceptions } = value;
  if (!isZone(timezone)) return;
  const today = todayIn(timezone);
  exceptions.forEach(({ date }, place) => {
    if (date < today)
      issues.push({
        code: 'custom',
        input: date,
        message: AVAILABILITY_MESSAGES.past,
        path: ['exceptions', place, 'date'],
      });
  });
});

/** A coach's availability as a whole, with the version that was read, for optimistic concurrency. */
export const saveAvailabilityInput = availabilityFields.check(noneHasPassed);
/** The fields of its form; coach and version are added when it is sent. */
export const availabilityForm = z
  .omit(availabilityFields, { coach_id: true, version: true })
  .check(noneHasPassed);
export type SaveAvailabilityInput = z.infer<typeof saveAvailabilityInput>;

const DAY = 86_400_000;
/** The end of the year 9999: leaves room for date arithmetic below JavaScript's maximum of 8.64e15. */
const LATEST = 253_402_300_799_999;
const instant = z.number().check(z.gte(0), z.lte(LATEST));

export const slotsInput = z
  .strictObject({ coach_id: z.string().check(z.minLength(1), z.maxLength(64)), from: instant, to: instant })
  .check(
    z.refine(
      ({ from, to }) => from < to && to - from <= SLOTS_LONGEST_RANGE * DAY,
      AVAILABILITY_MESSAGES.range,
    ),
  );
export type SlotsInput = z.infer<typeof slotsInput>;
