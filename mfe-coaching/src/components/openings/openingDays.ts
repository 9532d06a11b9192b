import { dateFormat } from '@athenaeum/common/dates';
import { dayAt } from '@athenaeum/common/zones';
import { formatDay, formatTime } from '@athenaeum/shared-ui';

export interface OpeningDay {
  /** "2026-11-24" */
  date: string;
  /** "Tuesday, November 24" */
  label: string;
  /** "Tue, Nov 24" */
  short: string;
  times: { start: number; label: string }[];
}

/** Starts (epoch ms, earliest first) grouped by local day, with local times. */
export function openingDays(starts: readonly number[], zone: string): OpeningDay[] {
  const days = new Map<string, OpeningDay>();
  for (const start of starts) {
    const date = dayAt(start, zone);
    const day = days.get(date) ?? { date, ...dayLabels(start, zone), times: [] };
    day.times.push({ start, label: formatTime(start, zone) });
    days.set(date, day);
  }
  return [...days.values()].map((day) => ({ ...day, times: toldApart(day.times, zone) }));
}

/** An hour that occurs twice when clocks go back is shown with its zone abbreviation. */
function toldApart(times: OpeningDay['times'], zone: string): OpeningDay['times'] {
  return times.map(({ start, label }) => {
    const isTwice = times.some((other) => other.start !== start && other.label === label);
    return { start, label: isTwice ? `${label} ${nameOf(start, zone, 'short')}` : label };
  });
}

/** "Tue 1:30 PM" */
export const shortLabel = (at: number, zone: string): string =>
  `${dateFormat({ timeZone: zone, weekday: 'short' }).format(at)} ${formatTime(at, zone)}`;

/** "Tue, Nov 24 · 1:30 PM" */
export const dayAndTimeLabel = (at: number, zone: string): string =>
  `${dayLabels(at, zone).short} · ${formatTime(at, zone)}`;

/** "Pacific Time"; a zone without such a name by its long one, "Coordinated Universal Time", not by its offset. */
export const zoneLabel = (at: number, zone: string): string => {
  const generic = nameOf(at, zone, 'longGeneric');
  return generic.startsWith('GMT') ? nameOf(at, zone, 'long') : generic;
};

const dayLabels = (at: number, zone: string) => ({
  label: asHeading(dateFormat({ timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' }).format(at)),
  // Without the year: openings are never far ahead.
  short: formatDay(at, zone, at),
});

/** Spanish writes the names of days small. */
const asHeading = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

const nameOf = (at: number, zone: string, timeZoneName: 'short' | 'long' | 'longGeneric') =>
  dateFormat({ timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
