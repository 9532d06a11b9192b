import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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
  /** The event's page. */
  url: string;
}

/** The same for ever, in every file and feed: a calendar finds its copy by it. */
export const salonUid = (id: string): string => `salon-${id}@athenaeum`;

/** One event as a calendar file. */
export function salonCalendar(salon: CalendarSalon, brand: string): string {
  const end = salon.date + salon.event_duration * 60_000;
  const calendar = ical({
    prodId: { company: brand, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => vtimezone(zone, salon.date, end) },
  });
  calendar.createEvent({
    id: salonUid(salon.id),
    sequence: salon.calendar_sequence,
    status: ICalEventStatus.CONFIRMED,
    timezone: salon.timezone,
    start: new ZonedDate(salon.date, salon.timezone),
    end: new ZonedDate(end, salon.timezone),
    summary: oneLine(salon.title),
    location: oneLine(salon.place ?? salon.link ?? 'Online'),
    url: salon.url,
    description: [...(salon.link ? [`Join: ${salon.link}`] : []), salon.url].join('\n'),
  });
  return calendar.toString();
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
