import { dateFormat } from '@athenaeum/common/dates';
import { dayAt } from '@athenaeum/common/zones';

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
    day.times.push({ start, label: timeLabel(start, zone) });
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

/** "1:30 PM" */
export const timeLabel = (at: number, zone: string): string =>
  dateFormat({ timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at).replace(/\s/g, ' ');

/** "Tue 1:30 PM" */
export const shortLabel = (at: number, zone: string): string =>
  `${dateFormat({ timeZone: zone, weekday: 'short' }).format(at)} ${timeLabel(at, zone)}`;

/** "Tue, Nov 24 · 1:30 PM" */
export const dayAndTimeLabel = (at: number, zone: string): string =>
  `${dayLabels(at, zone).short} · ${timeLabel(at, zone)}`;

/** "Pacific Time"; a zone without such a name by its long one, "Coordinated Universal Time", not by its offset. */
export const zoneLabel = (at: number, zone: string): string => {
  const generic = nameOf(at, zone, 'longGeneric');
  return generic.startsWith('GMT') ? nameOf(at, zone, 'long') : generic;
};

const dayLabels = (at: number, zone: string) => ({
  label: dateFormat({ timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' }).format(at),
  short: dateFormat({ timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' }).format(at),
});

const nameOf = (at: number, zone: string, timeZoneName: 'short' | 'long' | 'longGeneric') =>
  dateFormat({ timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
