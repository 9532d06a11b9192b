import { googleCalendarLink } from '@athenaeum/common/calendar';
import { currentLocale } from '@athenaeum/messages';
import * as z from 'zod';
import { button, known, note, type Aside, type Block, type Leaf, type Occasion } from '../render/letter';
import { eventText } from './event.messages';
import { href, line } from './params';

/** The zone of the platform's labels. */
const PLATFORM_ZONE = 'America/Los_Angeles';

export const event = z.strictObject({
  title: line(300),
  /** Its art is drawn from it. */
  slug: line(300),
  /** Epoch ms. */
  date: z.number(),
  /** Minutes. */
  minutes: z.number().positive(),
  timezone: z.string(),
  /** The reader's zone, where that is known. */
  reader_zone: z.string().nullish(),
  isVirtual: z.boolean(),
  place: line(300).nullable(),
  /** The join link: only for those who may have it. */
  link: href.nullable(),
  /** Its page. */
  url: href,
  /** Where a visitor gives back the RSVP; members do that on its page. */
  manage: href.nullish(),
});
export type MailEvent = z.infer<typeof event>;

/** When something takes place, with the time zone. */
type When = Pick<MailEvent, 'date' | 'minutes' | 'timezone' | 'isVirtual' | 'reader_zone'>;

/** `was`: when it was to begin before, epoch ms. */
export const eventOccasion = (given: MailEvent, was: number | null = null): Block => ({
  type: 'occasion',
  occasion: occasionOf(given, was),
});

/** Also with a link to Google's calendar, for readers whose mail program does not open the attached file. */
export const seatOccasion = (given: MailEvent): Block => ({
  type: 'occasion',
  occasion: {
    ...occasionOf(given, null),
    calendar: {
      label: eventText.toGoogleCalendar,
      href: googleCalendarLink({
        title: given.title,
        start: given.date,
        minutes: given.minutes,
        timezone: given.timezone,
        place: whereOf(given) ?? '',
        page: given.url,
      }),
    },
  },
});

const occasionOf = (given: MailEvent, was: number | null): Occasion => ({
  title: given.title,
  href: given.url,
  ...whenOf(given),
  before: was === null ? null : beforeOf({ ...given, date: was }),
  facts: known([eventText.where, whereOf(given)]),
});

const whereOf = ({ place, isVirtual }: MailEvent) => place ?? (isVirtual ? eventText.online : null);

const beforeOf = (given: When): Occasion['before'] => ({
  label: eventText.from,
  nowLabel: eventText.to,
  leaf: leafOf(given),
  day: dayOf(given),
  time: timeOf(given),
});

/** The parts of an occasion that tell when it is. */
export function whenOf(given: When) {
  const own = ownTimeOf(given);
  return {
    leaf: leafOf(given),
    day: [eventText.date, dayOf(given)] as [string, string],
    time: [eventText.time, timeOf(given)] as [string, string],
    ownTime: own ? ([eventText.ownTime, own] as [string, string]) : null,
  };
}

/** One thing to press: the way in where there is one, else the page. */
export const eventAction = ({ link, url }: MailEvent): Block[] =>
  link ? [button(eventText.join, link), note(eventText.doorOpens)] : [button(eventText.view, url)];

/** Where a seat is given up: a visitor by a link of one's own, a member on the event's page. */
export const giveUpSeat = ({ manage, url }: MailEvent): Aside => ({
  question: eventText.plansChange,
  label: manage ? eventText.manage : eventText.giveUpSeat,
  href: manage ?? url,
});

export const leaveLine = ({ manage, url }: MailEvent): Aside => ({
  question: eventText.notFree,
  label: eventText.leaveWaitlist,
  href: manage ?? url,
});

/** "Dec", "3", "Thu" */
export function leafOf({ date, ...where }: Omit<When, 'minutes' | 'reader_zone'>): Leaf {
  const timeZone = zoneOf(where);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone }).format(date);
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }),
  };
}

/** "Thursday, December 3", in a sentence about something that is near. */
export const shortDayOf = ({ date, ...where }: Omit<When, 'minutes' | 'reader_zone'>): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    timeZone: zoneOf(where),
  }).format(date);

/** "Thursday, December 3, 2026" */
export const dayOf = (given: Omit<When, 'minutes' | 'reader_zone'>): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeZone: zoneOf(given) }).format(given.date);

/** "10:00 – 11:00 AM PT", as the specification labels it; in person by the venue's clock. */
export const timeOf = (given: When): string => rangeIn(zoneOf(given), given);

/** "7:00 – 8:00 PM GMT+1", with the day where it is another one; null where the reader's clock shows the same. */
export function ownTimeOf(given: When): string | null {
  const { reader_zone } = given;
  if (!reader_zone) return null;
  const own = localIn(reader_zone, given.date);
  const there = localIn(zoneOf(given), given.date);
  if (own.day === there.day && own.time === there.time) return null;
  const range = rangeIn(reader_zone, given);
  return own.day === there.day ? range : `${own.day}, ${range}`;
}

function rangeIn(timeZone: string, { date, minutes }: When): string {
  const end = date + minutes * 60_000;
  const hours = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const named = new Intl.DateTimeFormat(currentLocale(), { ...hours, timeZoneName: zoneStyle(timeZone) });
  // A range over midnight would name both dates: the day of the beginning is said already.
  const range =
    localIn(timeZone, date).day === localIn(timeZone, end).day
      ? named.formatRange(date, end)
      : `${new Intl.DateTimeFormat(currentLocale(), hours).format(date)} – ${named.format(end)}`;
  return range.replace(/[\u2009\u202f]/g, ' ');
}

/** "PT" where readers know such a name, "GMT+1" elsewhere, as pages have it. */
function zoneStyle(timeZone: string): 'shortGeneric' | 'short' {
  const generic = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  const name = generic.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^(?!GMT)[A-Z]{2,4}$/.test(name) ? 'shortGeneric' : 'short';
}

const localIn = (timeZone: string, at: number) => ({
  day: new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone }).format(at),
  time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(at),
});

/** "Wed, Dec 2, 10:00 AM PT", for a subject. */
export const startOf = (given: Omit<When, 'minutes' | 'reader_zone'>): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(given),
    timeZoneName: zoneStyle(zoneOf(given)),
  })
    .format(given.date)
    .replace(/[\u2009\u202f]/g, ' ');

/** "10:45 AM PT": a moment of the day on which it is read, by the clock of the event. */
export const momentOf = (at: number, given: Omit<When, 'minutes' | 'date' | 'reader_zone'>): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(given),
    timeZoneName: zoneStyle(zoneOf(given)),
  })
    .format(at)
    .replace(/[\u2009\u202f]/g, ' ');

const zoneOf = ({ isVirtual, timezone }: Omit<When, 'minutes' | 'date' | 'reader_zone'>) =>
  isVirtual ? PLATFORM_ZONE : timezone;
