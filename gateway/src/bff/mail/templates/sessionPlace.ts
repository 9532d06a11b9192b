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

/** To both: a session takes place somewhere else. It may have moved just before, in a mail that this one overtook. */
export const sessionPlace = defineTemplate({
  name: 'session-place',
  list: null,
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: `A new place for your session with ${given.with}`,
    preview: `${sessionDay(given)}, ${sessionTime(given)}: ${given.where ?? 'see My Sessions'}`,
    heading: `${given.minutes} minutes with ${given.with}`,
    blocks: [
      status('note', 'New place'),
      text(
        `${first_name ? `${first_name}, your` : 'Your'} session has a new place. This is when and where you meet now.`,
      ),
      sessionFacts(given),
      ...sessionJoin(given),
      sessionButton(given),
      note('The attached file updates the session in your calendar.'),
    ],
    reason: REASON,
  }),
});
