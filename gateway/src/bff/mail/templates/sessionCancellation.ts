import * as z from 'zod';
import { note, status, text } from '../render/letter';
import { greetingName, typedLine } from './params';
import { REASON, session, sessionButton, sessionDay, sessionFacts } from './session';
import { defineTemplate } from './template';

/** To both: a session does not take place. */
export const sessionCancellation = defineTemplate({
  name: 'session-cancellation',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    session,
    /** Who cancelled it, when that was not she who reads this. */
    by: typedLine().nullable(),
    /** What became of the member's time; null for her coach. */
    consequence: z.enum(['release', 'debit']).nullable(),
  }),
  write: ({ first_name, session: given, by, consequence }) => ({
    subject: `Cancelled: your session with ${given.with}`,
    preview: `${sessionDay(given)} does not take place.`,
    heading: `${given.minutes} minutes with ${given.with}`,
    blocks: [
      status('note', 'Cancelled'),
      text(
        `${first_name ? `${first_name}, your` : 'Your'} session ${by ? `was cancelled by ${by}` : 'is cancelled'}.`,
      ),
      sessionFacts(given),
      ...(consequence === 'release'
        ? [text(`The ${given.minutes} minutes that were held for it are available to you again.`)]
        : []),
      ...(consequence === 'debit'
        ? [text(`It was cancelled less than 24 hours before, so its ${given.minutes} minutes are used.`)]
        : []),
      sessionButton(given),
      note('The attached file takes the session out of your calendar.'),
    ],
    reason: REASON,
  }),
});
