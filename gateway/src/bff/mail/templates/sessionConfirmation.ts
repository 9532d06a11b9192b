import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import * as z from 'zod';
import { note, status, text } from '../render/letter';
import { greetingName } from './params';
import {
  REASON,
  session,
  sessionButton,
  sessionDay,
  sessionFacts,
  sessionJoin,
  sessionNote,
} from './session';
import { defineTemplate } from './template';

/** To both: a session is booked. */
export const sessionConfirmation = defineTemplate({
  name: 'session-confirmation',
  list: null,
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: `Your session with ${given.with}`,
    preview: `${sessionDay(given)}. The session is attached for your calendar.`,
    heading: `${given.minutes} minutes with ${given.with}`,
    blocks: [
      status('good', 'Scheduled'),
      text(`${first_name ? `${first_name}, your` : 'Your'} session is booked.`),
      sessionFacts(given),
      ...sessionNote(given),
      ...sessionJoin(given),
      sessionButton(given),
      ...(given.to === 'member' ? [note(COACHING_MESSAGES.freeToCancel)] : []),
      note('The attached file adds the session to your calendar.'),
    ],
    reason: REASON,
  }),
});
