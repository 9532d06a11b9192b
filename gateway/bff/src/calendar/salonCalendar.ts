import { currentLanguage } from '@athenaeum/messages';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEvent,
} from 'ical-generator';
import { calendarText } from './calendar.messages';
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
  /** CONFIRMED by default. */
  status?: keyof typeof ICalEventStatus;
  /** Said first in the description. */
  note?: string | null;
  /** Since when, epoch ms; by default now. Equal input then gives equal bytes. */
  since?: number;
}

/** The stable UID, by which calendars find their copy. */
export const salonUid = (id: string): string => `salon-${id}@athenaeum`;

/** Who invites, and who is invited. */
export interface Invitation {
  organizer: Participant;
  attendee: Participant;
}

interface Participant {
  name: string;
  address: string;
}

/**
 * One event as the invitation of a mail, which calendar programs enter by themselves, or as its cancellation, which they
 * take out again (RFC 5546). The answer is given here, so none is asked for.
 */
export const salonInvitation = (salon: CalendarSalon, invitation: Invitation, brand: string): string =>
  textOf(
    calendarOf(
      [salon],
      brand,
      salon.status === 'CANCELLED' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
      (event) => invite(event, salon, invitation),
    ),
  );

/** One event as a calendar file. */
export const salonCalendar = (salon: CalendarSalon, brand: string): string =>
  textOf(calendarOf([salon], brand));

const HOUR_IN_SECONDS = 3600;

/** A calendar feed. */
export function salonsFeed(salons: readonly CalendarSalon[], brand: string, name = brand): string {
  const calendar = calendarOf(salons, brand);
  calendar.name(oneLine(name));
  calendar.ttl(HOUR_IN_SECONDS);
  return textOf(calendar);
}

function calendarOf(
  salons: readonly CalendarSalon[],
  brand: string,
  method = ICalCalendarMethod.PUBLISH,
  complete: (event: ICalEvent) => void = () => undefined,
): ICalCalendar {
  const from = Math.min(...salons.map(({ date }) => date));
  const to = Math.max(...salons.map(endOf));
  const calendar = ical({
    prodId: { company: brand, product: 'Events', language: currentLanguage().toUpperCase() },
    method,
    timezone: { name: null, generator: (zone) => vtimezone(zone, from, to) },
  });
  for (const salon of salons) complete(add(calendar, salon));
  return calendar;
}

/** A parameter's value can hold no double quote, and has no way to escape one (RFC 5545 3.1). */
const parameterOf = (text: string): string => oneLine(text).replace(/["\\]/g, "'");

function invite(event: ICalEvent, { status }: CalendarSalon, { organizer, attendee }: Invitation): void {
  event.organizer({ name: parameterOf(organizer.name) || organizer.address, email: organizer.address });
  event.createAttendee({
    name: parameterOf(attendee.name) || attendee.address,
    email: attendee.address,
    role: ICalAttendeeRole.REQ,
    status: status === 'TENTATIVE' ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
}

function add(calendar: ICalCalendar, salon: CalendarSalon): ICalEvent {
  return calendar.createEvent({
    id: salon.uid ?? salonUid(salon.id),
    sequence: salon.calendar_sequence,
    stamp: new Date(salon.since ?? Date.now()),
    status: ICalEventStatus[salon.status ?? 'CONFIRMED'],
    timezone: salon.timezone,
    start: new ZonedDate(salon.date, salon.timezone),
    end: new ZonedDate(endOf(salon), salon.timezone),
    summary: oneLine(salon.title),
    location: oneLine(salon.place ?? salon.link ?? calendarText.online),
    url: salon.url,
    description: [salon.note, salon.link && calendarText.join({ link: salon.link }), salon.url]
      .filter(Boolean)
      .join('\n'),
  });
}

const endOf = ({ date, event_duration }: CalendarSalon) => date + event_duration * 60_000;
/** Each line ends with CRLF, the last one too (RFC 5545, 3.4), which the library leaves out. */
const textOf = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`;
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
