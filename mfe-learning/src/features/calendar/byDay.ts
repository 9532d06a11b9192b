import { dateFormat } from '@athenaeum/common/dates';
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
  const { zone: timeZone, day, relativeDay, leaf } = formatEventTime({ ...moment, now });
  const said = (parts: Intl.DateTimeFormatOptions, at = moment.start) =>
    dateFormat({ timeZone, ...parts }).format(at);
  const year = { year: 'numeric' } as const;
  const isNear = relativeDay !== day;
  const yearIfOther = said(year) === said(year, now) ? {} : year;
  const inFull = said({ weekday: 'long', month: 'long', day: 'numeric', ...yearIfOther });
  const month = said({ month: 'long', ...yearIfOther });
  return {
    name: isNear ? `${relativeDay}, ${inFull}` : inFull,
    title: isNear ? relativeDay : sentenceCase(said({ weekday: 'long' })),
    note: isNear ? `${leaf.weekday}, ${month}` : month,
  };
}
