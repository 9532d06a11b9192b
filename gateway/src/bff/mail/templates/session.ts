import { JOIN_OPENS_MINUTES } from '@athenaeum/coaching-contract';
import { SESSION_PARTIES } from '@athenaeum/coaching-contract/outgoing';
import * as z from 'zod';
import { button, facts, link, note, quote, text, type Block } from '../render/letter';
import { dayOf, timeOf } from './event';
import { href, paragraphs, typedLine } from './params';

const LONGEST_NOTE = 500;

export const session = z.strictObject({
  /** The other of the two. */
  with: typedLine(),
  /** Epoch ms. */
  date: z.number(),
  minutes: z.number().positive(),
  /** Whose clock tells the time: hers who reads it. */
  timezone: z.string(),
  /** What the member wrote for her coach, where the coach reads it. */
  note: paragraphs(LONGEST_NOTE).nullable(),
  /** Which of the two reads this. */
  to: z.enum(SESSION_PARTIES),
  /** Where it takes place, in a few words; null when only the page it was booked on knows. */
  where: typedLine().nullable(),
  /** What Join leads to, of a session that takes place online. */
  join: href.nullable(),
  /** Where she looks after it. */
  url: href,
});
export type MailSession = z.infer<typeof session>;

const when = ({ date, minutes, timezone }: MailSession) => ({ date, minutes, timezone, isVirtual: false });

export const sessionDay = (given: MailSession): string => dayOf(when(given));
export const sessionTime = (given: MailSession): string => timeOf(when(given));

export const sessionFacts = (given: MailSession): Block =>
  facts(
    ['With', given.with],
    ['Date', sessionDay(given)],
    ['Time', sessionTime(given)],
    ['Where', given.where],
  );

/** The way in, while it is ahead. */
export const sessionJoin = ({ join }: MailSession): Block[] =>
  join ? [link('Join', join), note(`It opens ${JOIN_OPENS_MINUTES} minutes before the session begins.`)] : [];

export const sessionNote = ({ note }: MailSession): Block[] =>
  note ? [text('What she would like to talk about:'), quote(note)] : [];

export const sessionButton = ({ to, url }: MailSession): Block =>
  button(to === 'member' ? 'My Sessions' : 'Coaching Sessions', url);

export const REASON = 'You get this because of a coaching session of yours.';
