import * as z from 'zod';
import { text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import {
  SESSION_ART,
  session,
  sessionAction,
  sessionAside,
  sessionDay,
  sessionOccasion,
  sessionNote,
  sessionTime,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both, the day before. */
export const sessionReminder = defineTemplate({
  name: 'session-reminder',
  list: 'reminders',
  bell: { area: 'coaching', topic: 'reminders' },
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: messages.tomorrowSubject({ name: given.with }),
    preview: messages.preview({ day: sessionDay(given), time: sessionTime(given) }),
    art: SESSION_ART,
    heading: messages.tomorrowHeading,
    blocks: [
      text(toName(first_name, messages.meeting({ name: given.with, day: sessionDay(given) }))),
      sessionOccasion(given),
      ...sessionNote(given),
      ...sessionAction(given),
    ],
    aside: sessionAside(given),
    reason: messages.because,
  }),
});
