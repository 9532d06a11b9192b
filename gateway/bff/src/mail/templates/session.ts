import { JOIN_OPENS_MINUTES } from '@athenaeum/coaching-contract';
import { SESSION_PARTIES } from '@athenaeum/coaching-contract/outgoing';
import * as z from 'zod';
import { button, facts, link, note, quote, text, type Block } from '../render/letter';
import { dayOf, ownTimeOf, startOf, timeOf } from './event';
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

export const sessionFacts = (given: MailSession): Block =>
  facts(
    [messages.with, given.with],
    [messages.date, sessionDay(given)],
    [messages.time, sessionTime(given)],
    [messages.ownTime, ownTimeOf(when(given))],
    [messages.where, given.where],
  );

/** The way in, while it is ahead. */
export const sessionJoin = ({ join }: MailSession): Block[] =>
  join ? [link(messages.join, join), note(messages.opens({ minutes: JOIN_OPENS_MINUTES }))] : [];

export const sessionNote = ({ note }: MailSession): Block[] =>
  note ? [text(messages.wantsToDiscuss), quote(note)] : [];

export const sessionButton = ({ to, url }: MailSession): Block =>
  button(to === 'member' ? messages.mySessions : messages.coachingSessions, url);

export const sessionHeading = ({ minutes, with: name }: MailSession): string =>
  messages.heading({ minutes, name });
