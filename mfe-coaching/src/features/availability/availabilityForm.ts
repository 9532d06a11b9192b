import { availabilityForm, type SaveAvailabilityInput } from '@athenaeum/coaching-contract';
import { dayAt } from '@athenaeum/common/zones';
import type * as z from 'zod/mini';
import type { KeptAvailability } from './availability.api';

export { availabilityForm };
export type AvailabilityValues = z.infer<typeof availabilityForm>;
export type WeeklyHours = AvailabilityValues['hours'][number];
export type Exception = AvailabilityValues['exceptions'][number];
export type Hours = Exception['hours'][number];

/** Initial values of the form; past exceptions are dropped. */
export function valuesOf(kept: KeptAvailability, now: number): AvailabilityValues {
  const { timezone, hours, exceptions, durations, notice_hours, horizon_days, meeting } = kept;
  const today = dayAt(now, timezone);
  return {
    timezone,
    hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
    exceptions: exceptions
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ date, closed, hours }) => ({
        date,
        closed,
        hours: hours.map(({ from, to }) => ({ from, to })),
      })),
    durations: durations as SaveAvailabilityInput['durations'],
    notice_hours,
    horizon_days,
    meeting: { kind: meeting.kind, value: meeting.value ?? null },
  };
}
