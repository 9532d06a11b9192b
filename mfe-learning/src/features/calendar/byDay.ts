import { formatEventTime } from '@athenaeum/shared-ui';

interface Dated {
  date: number;
  timezone: string;
  event_location: string;
}

export interface Day<Salon> {
  /** "2025-11-25" */
  date: string;
  moment: Moment;
  /** Read out: "Today, Thursday, November 20". */
  name: string;
  /** "Today" or "Thursday". */
  title: string;
  /** "Thu, November" below Today, else "November"; with the year when it is another one. */
  note: string;
  salons: Salon[];
}

interface Moment {
  start: number;
  zone: string;
  inPerson: boolean;
}

/** Where and when an event is told: in person by the venue's clock. */
export const momentOf = ({ date, timezone, event_location }: Dated): Moment => ({
  start: date,
  zone: timezone,
  inPerson: event_location !== 'Virtual',
});

/** Days in order, each with its events in theirs. The same moment is another day in another zone. */
export function byDay<Salon extends Dated>(salons: readonly Salon[], now = Date.now()): Day<Salon>[] {
  const days = new Map<string, Day<Salon>>();
  for (const salon of salons) {
    const moment = momentOf(salon);
    const { date } = formatEventTime({ ...moment, now });
    const day = days.get(date) ?? { date, moment, ...namesOf(moment, now), salons: [] };
    day.salons.push(salon);
    days.set(date, day);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function namesOf(moment: Moment, now: number) {
  const { zone, day, relativeDay, leaf } = formatEventTime({ ...moment, now });
  const { weekday = '', month = '' } = inFull(moment.start, zone);
  const year = /, \d{4}$/.exec(day)?.[0] ?? '';
  const isNear = relativeDay !== day;
  return {
    name: `${isNear ? `${relativeDay}, ` : ''}${weekday}, ${month} ${leaf.day}${year}`,
    title: isNear ? relativeDay : weekday,
    note: `${isNear ? `${leaf.weekday}, ` : ''}${month}${year.replace(',', '')}`,
  };
}

/** Weekday and month as they are called. */
function inFull(at: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

// Making one costs more than a page of days told by it.
const formats = new Map<string, Intl.DateTimeFormat>();
