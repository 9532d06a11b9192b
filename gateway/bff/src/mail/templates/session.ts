import { googleCalendarLink } from '@athenaeum/common/calendar';
import { JOIN_OPENS_MINUTES } from '@athenaeum/coaching-contract';
import { SESSION_PARTIES } from '@athenaeum/coaching-contract/outgoing';
import { translateSentence } from '@athenaeum/messages';
import * as z from 'zod';
import { button, known, note, quote, text, type Aside, type Block, type Occasion } from '../render/letter';
import { dayOf, startOf, timeOf, whenOf } from './event';
import { href, paragraphs, typedLine } from './params';
import { sessionText as messages } from './session.messages';

const MAX_NOTE_LENGTH = 500;

export const session = z.strictObject({
  /** The other of the two. */
  with: typedLine(),
  /** Epoch ms. */
  date: z.number(),
  minutes: z.number().positive(),
  /** The time zone of the time: the platform's for the member, the coach's own for the coach. */
  timezone: z.string(),
  /** The recipient's, where it is known and differs. */
  reader_zone: z.string().nullish(),
  /** What the member wrote for the coach; only in the coach's mail. */
  note: paragraphs(MAX_NOTE_LENGTH).nullable(),
  /** Which of the two reads this. */
  to: z.enum(SESSION_PARTIES),
  /** Where it takes place, in a few words; null when only the page it was booked on knows. */
  where: typedLine().nullable(),
  /** What Join leads to, of a session that takes place online. */
  join: href.nullable(),
  /** The page to manage the session. */
  url: href,
});
export type MailSession = z.infer<typeof session>;

const when = ({ date, minutes, timezone, reader_zone }: MailSession) => ({
  ...{ date, minutes, timezone, reader_zone },
  isVirtual: false,
});

export const sessionDay = (given: MailSession): string => dayOf(when(given));
/** "Wed, Dec 2, 10:00 AM PT" */
export const sessionStart = (given: MailSession): string => startOf(when(given));
export const sessionTime = (given: MailSession): string => timeOf(when(given));

/** What stands on top of every mail about a session. */
export const SESSION_ART = 'expert-strategists';

export const sessionOccasion = (given: MailSession): Block => ({
  type: 'occasion',
  occasion: occasionOf(given),
});

/** Also with a link to Google's calendar, for readers whose mail program does not open the attached file. */
export const bookedOccasion = (given: MailSession): Block => ({
  type: 'occasion',
  occasion: {
    ...occasionOf(given),
    calendar: {
      label: messages.toGoogleCalendar,
      href: googleCalendarLink({
        title: sessionHeading(given),
        start: given.date,
        minutes: given.minutes,
        timezone: given.timezone,
        place: given.where ?? '',
        page: given.url,
      }),
    },
  },
});

const occasionOf = (given: MailSession): Occasion => ({
  title: sessionHeading(given),
  href: given.url,
  ...whenOf(when(given)),
  before: null,
  facts: known([messages.where, given.where && translateSentence(given.where)]),
});

/** One thing to press: the way in while it is ahead, else the page it is managed on. */
export const sessionAction = ({ join, to, url }: MailSession): Block[] =>
  join
    ? [button(messages.join, join), note(messages.opens({ minutes: JOIN_OPENS_MINUTES }))]
    : [button(to === 'member' ? messages.mySessions : messages.coachingSessions, url)];

export const sessionNote = ({ note }: MailSession): Block[] =>
  note ? [text(messages.wantsToDiscuss), quote(note)] : [];

/** Where it is changed or cancelled. */
export const sessionAside = ({ to, url }: MailSession): Aside => ({
  question: messages.plansChange,
  label: to === 'member' ? messages.mySessions : messages.coachingSessions,
  href: url,
});

export const sessionHeading = ({ minutes, with: name }: MailSession): string =>
  messages.heading({ minutes, name });
