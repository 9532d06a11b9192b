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
  sessionTime,
} from './session';
import { defineTemplate } from './template';

/** To both: a session has another time. */
export const sessionChange = defineTemplate({
  name: 'session-change',
  list: null,
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: `A new time for your session with ${given.with}`,
    preview: `${sessionDay(given)}, ${sessionTime(given)}`,
    heading: `${given.minutes} minutes with ${given.with}`,
    blocks: [
      status('note', 'Moved'),
      text(
        `${first_name ? `${first_name}, your` : 'Your'} session has moved. This is when it takes place now.`,
      ),
      sessionFacts(given),
      ...sessionJoin(given),
      sessionButton(given),
      note('The attached file moves the session in your calendar.'),
    ],
    reason: REASON,
  }),
});
