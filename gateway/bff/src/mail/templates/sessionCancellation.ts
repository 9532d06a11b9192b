import * as z from 'zod';
import { note, status, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, typedLine } from './params';
import { session, sessionButton, sessionDay, sessionFacts, sessionHeading } from './session';
import { sessionText as said } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session does not take place. */
export const sessionCancellation = defineTemplate({
  name: 'session-cancellation',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    first_name: greetingName,
    session,
    /** Who cancelled it, when that was not the reader. */
    by: typedLine().nullable(),
    /** What became of the member's time; null for the coach. */
    consequence: z.enum(['release', 'debit']).nullable(),
  }),
  write: ({ first_name, session: given, by, consequence }) => ({
    subject: said.cancelledSubject({ name: given.with }),
    preview: said.cancelledPreview({ day: sessionDay(given) }),
    heading: sessionHeading(given),
    blocks: [
      status('note', said.cancelled),
      text(toName(first_name, by ? said.cancelledBy({ name: by }) : said.isCancelled)),
      sessionFacts(given),
      ...(consequence === 'release' ? [text(said.minutesBack({ minutes: given.minutes }))] : []),
      ...(consequence === 'debit' ? [text(said.minutesUsed({ minutes: given.minutes }))] : []),
      sessionButton(given),
      note(said.takesOutOfCalendar),
    ],
    reason: said.because,
  }),
});
