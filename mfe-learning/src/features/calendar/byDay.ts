import { currentLocale } from '@athenaeum/messages';
import { formatEventTime } from '@athenaeum/shared-ui';
import { sentenceCase } from '../../components/sentenceCase';
import type { CalendarSalon } from './calendar.api';

type Dated = Pick<CalendarSalon, 'date' | 'timezone' | 'event_location'>;

export interface Day<Salon> {
  /** "2025-11-25" */
  date: string;
  moment: Moment;
  /** For screen readers: "Today, Thursday, November 20". */
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

/** The zone that an event's day is in: the venue's for in-person events. */
export const momentOf = ({ date, timezone, event_location }: Dated): Moment => ({
  start: date,
  zone: timezone,
  inPerson: event_location !== 'Virtual',
});

/** Days in order, each with its events in order. The same instant may be another day in another zone. */
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
  const format = formatsOf(zone);
  const isOtherYear = format.year.format(moment.start) !== format.year.format(now);
  const isNear = relativeDay !== day;
  const inFull = (isOtherYear ? format.dayOfYear : format.day).format(moment.start);
  const month = (isOtherYear ? format.monthOfYear : format.month).format(moment.start);
  return {
    name: isNear ? `${relativeDay}, ${inFull}` : inFull,
    title: isNear ? relativeDay : sentenceCase(format.weekday.format(moment.start)),
    note: isNear ? `${leaf.weekday}, ${month}` : month,
  };
}

function formatsOf(timeZone: string): Formats {
  const locale = currentLocale();
  const key = `${locale} ${timeZone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...parts });
  const made: Formats = {
    weekday: format({ weekday: 'long' }),
    day: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    dayOfYear: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    month: format({ month: 'long' }),
    monthOfYear: format({ month: 'long', year: 'numeric' }),
    year: format({ year: 'numeric' }),
  };
  formats.set(key, made);
  return made;
}

type Formats = Record<
  'weekday' | 'day' | 'dayOfYear' | 'month' | 'monthOfYear' | 'year',
  Intl.DateTimeFormat
>;

// Cached by language and zone: creating a formatter costs more than formatting a page of days.
const formats = new Map<string, Formats>();
