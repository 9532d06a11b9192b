import * as z from 'zod';
import { text } from '../render/letter';
import { greetingName } from './params';
import {
  REASON,
  session,
  sessionButton,
  sessionDay,
  sessionFacts,
  sessionJoin,
  sessionNote,
  sessionTime,
} from './session';
import { defineTemplate } from './template';

/** To both, the day before. */
export const sessionReminder = defineTemplate({
  name: 'session-reminder',
  list: 'reminders',
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: `Tomorrow: your session with ${given.with}`,
    preview: `${sessionDay(given)}, ${sessionTime(given)}`,
    heading: `${given.minutes} minutes with ${given.with}`,
    blocks: [
      text(`${first_name ? `${first_name}, this` : 'This'} is tomorrow.`),
      sessionFacts(given),
      ...sessionNote(given),
      ...sessionJoin(given),
      sessionButton(given),
    ],
    reason: REASON,
  }),
});
