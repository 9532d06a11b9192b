import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { vtimezone } from './vtimezone';
import { ZonedDate } from './zonedDate';

export interface CalendarSalon {
  id: string;
  title: string;
  /** Epoch ms. */
  date: number;
  /** IANA. */
  timezone: string;
  /** Minutes. */
  event_duration: number;
  calendar_sequence: number;
  place: string | null;
  /** The join link, for those who may have it. */
  link: string | null;
  /** Its name among calendars, where it is something else than an event. */
  uid?: string;
  /** The event's page. */
  url: string;
  /** CONFIRMED unless said. */
  status?: keyof typeof ICalEventStatus;
  /** Said first in the description. */
  note?: string | null;
  /** Since when this is so, epoch ms: with it, what is equal is equal byte for byte. Now unless said. */
  since?: number;
}

/** The same for ever, in every file and feed: a calendar finds its copy by it. */
export const salonUid = (id: string): string => `salon-${id}@athenaeum`;

/** One event as a calendar file. */
export const salonCalendar = (salon: CalendarSalon, brand: string): string =>
  textOf(calendarOf([salon], brand));

const HOUR_IN_SECONDS = 3600;

/** What a calendar program comes back for. */
export function salonsFeed(salons: readonly CalendarSalon[], brand: string): string {
  const calendar = calendarOf(salons, brand);
  calendar.name(oneLine(brand));
  calendar.ttl(HOUR_IN_SECONDS);
  return textOf(calendar);
}

function calendarOf(salons: readonly CalendarSalon[], brand: string): ICalCalendar {
  const from = Math.min(...salons.map(({ date }) => date));
  const to = Math.max(...salons.map(endOf));
  const calendar = ical({
    prodId: { company: brand, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => vtimezone(zone, from, to) },
  });
  for (const salon of salons) add(calendar, salon);
  return calendar;
}

function add(calendar: ICalCalendar, salon: CalendarSalon): void {
  calendar.createEvent({
    id: salon.uid ?? salonUid(salon.id),
    sequence: salon.calendar_sequence,
    stamp: new Date(salon.since ?? Date.now()),
    status: ICalEventStatus[salon.status ?? 'CONFIRMED'],
    timezone: salon.timezone,
    start: new ZonedDate(salon.date, salon.timezone),
    end: new ZonedDate(endOf(salon), salon.timezone),
    summary: oneLine(salon.title),
    location: oneLine(salon.place ?? salon.link ?? 'Online'),
    url: salon.url,
    description: [salon.note, salon.link && `Join: ${salon.link}`, salon.url].filter(Boolean).join('\n'),
  });
}

const endOf = ({ date, event_duration }: CalendarSalon) => date + event_duration * 60_000;
/** Each line ends with CRLF, the last one too (RFC 5545, 3.4), which the library leaves out. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`;
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
