import { currentLocale } from '@athenaeum/messages';
import * as z from 'zod';
import { button, note, text, type Block, type Entry } from '../render/letter';
import { leafOf, ownTimeOf, timeOf } from './event';
import { ordinal } from './ordinal';
import { greetingName, line, typedLine } from './params';
import { defineTemplate } from './template';
import { weekText as messages } from './week.messages';

const PLATFORM_ZONE = 'America/Los_Angeles';
/** Of requests, so that a letter stays one. */
const MAX_SHOWN = 3;

const salon = z.strictObject({
  slug: line(300),
  title: line(300),
  date: z.number(),
  event_duration: z.number().positive(),
  timezone: z.string(),
  event_location: z.string(),
  waitlist_position: z.int().positive().nullable(),
});
const session = z.strictObject({ coach_name: typedLine(), session_date: z.number(), duration: z.number() });

const params = z.strictObject({
  first_name: greetingName,
  reader_zone: z.string().nullable(),
  /** The Monday, epoch ms. */
  from: z.number(),
  salons: z.array(salon),
  sessions: z.array(session),
  /** The names of who asks to connect. */
  requests: z.array(typedLine()),
  unfinished: z.strictObject({ slug: line(300), title: line(300) }).nullable(),
});
type Week = z.infer<typeof params>;

/** To a member on Monday: what Home shows first. */
export const week = defineTemplate({
  name: 'week',
  list: 'week',
  params,
  write: (given, { origin, name: brand }) => ({
    subject: messages.subject({ what: sentenceOf(given) }),
    preview: mondayOf(given),
    art: 'your-week',
    heading: given.first_name ? messages.headingName({ name: given.first_name }) : messages.heading,
    blocks: [
      text(messages.holds({ what: sentenceOf(given) })),
      ...entriesBlock([...dated(given, origin), ...asked(given, origin)]),
      ...moreRequests(given),
      ...(given.unfinished ? [note(messages.leftOff({ title: given.unfinished.title }))] : []),
      button(messages.open, origin),
    ],
    aside: {
      question: messages.settings,
      label: messages.choose,
      href: `${origin}/my-profile?tab=account`,
    },
    reason: messages.because({ brand }),
  }),
});

const entriesBlock = (entries: Entry[]): Block[] =>
  entries.length > 0 ? [{ type: 'entries', entries }] : [];

/** "1 salon, 1 place in line and 2 requests to connect" */
function sentenceOf({ salons, sessions, requests, unfinished }: Week): string {
  const lines = salons.filter(({ waitlist_position }) => waitlist_position !== null).length;
  const seats = salons.length - lines;
  const parts = [
    seats > 0 && messages.seats({ count: seats }),
    lines > 0 && messages.lines({ count: lines }),
    sessions.length > 0 && messages.sessions({ count: sessions.length }),
    requests.length > 0 && messages.requests({ count: requests.length }),
  ].filter((part) => part !== false);
  if (parts.length === 0 && unfinished) return messages.recording;
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(parts);
}

const mondayOf = ({ from, reader_zone }: Week): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    timeZone: reader_zone ?? PLATFORM_ZONE,
  }).format(from);

/** Salons and sessions, in the order in which they take place. */
function dated({ salons, sessions, reader_zone }: Week, origin: string): Entry[] {
  const seats = salons.map(({ slug, title, date, event_duration, timezone, ...rest }) => ({
    at: {
      date,
      minutes: event_duration,
      timezone,
      isVirtual: rest.event_location !== 'In-Person',
      reader_zone,
    },
    title,
    href: `${origin}/salons/${encodeURIComponent(slug)}`,
    state:
      rest.waitlist_position === null
        ? messages.attending
        : messages.inLine({ place: ordinal(rest.waitlist_position) }),
  }));
  const booked = sessions.map(({ coach_name, session_date, duration }) => ({
    at: { date: session_date, minutes: duration, timezone: PLATFORM_ZONE, isVirtual: true, reader_zone },
    title: messages.sessionWith({ minutes: duration, name: coach_name }),
    href: `${origin}/expert-strategists/my-sessions`,
    state: messages.booked,
  }));
  return [...seats, ...booked]
    .sort((a, b) => a.at.date - b.at.date)
    .map(({ at, title, href, state }) => {
      const own = ownTimeOf(at);
      const time = own ? `${timeOf(at)} (${own})` : timeOf(at);
      return { sign: leafOf(at), title, href, line: `${time}\u00a0· ${state}` };
    });
}

const asked = ({ requests }: Week, origin: string): Entry[] =>
  requests.slice(0, MAX_SHOWN).map((name) => ({
    sign: { name },
    title: messages.asks({ name }),
    href: `${origin}/community/connections`,
    line: messages.waits,
  }));

const moreRequests = ({ requests }: Week): Block[] =>
  requests.length > MAX_SHOWN ? [note(messages.more({ count: requests.length - MAX_SHOWN }))] : [];
