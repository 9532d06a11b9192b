import * as z from 'zod';
import { note, status, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, typedLine } from './params';
import { session, sessionButton, sessionDay, sessionFacts, sessionHeading } from './session';
import { sessionText as messages } from './session.messages';
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
    subject: messages.cancelledSubject({ name: given.with }),
    preview: messages.cancelledPreview({ day: sessionDay(given) }),
    heading: sessionHeading(given),
    blocks: [
      status('note', messages.cancelled),
      text(toName(first_name, by ? messages.cancelledBy({ name: by }) : messages.isCancelled)),
      sessionFacts(given),
      ...(consequence === 'release' ? [text(messages.minutesBack({ minutes: given.minutes }))] : []),
      ...(consequence === 'debit' ? [text(messages.minutesUsed({ minutes: given.minutes }))] : []),
      sessionButton(given),
      note(messages.takesOutOfCalendar),
    ],
    reason: messages.because,
  }),
});
