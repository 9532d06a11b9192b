import * as z from 'zod';
import { note, status, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import {
  session,
  sessionButton,
  sessionDay,
  sessionFacts,
  sessionHeading,
  sessionJoin,
  sessionStart,
  sessionTime,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session has another time. */
export const sessionChange = defineTemplate({
  name: 'session-change',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: messages.movedSubject({ name: given.with, start: sessionStart(given) }),
    preview: messages.preview({ day: sessionDay(given), time: sessionTime(given) }),
    heading: sessionHeading(given),
    blocks: [
      status('note', messages.moved),
      text(toName(first_name, messages.hasMoved)),
      sessionFacts(given),
      ...sessionJoin(given),
      sessionButton(given),
      note(messages.movesInCalendar),
    ],
    reason: messages.because,
  }),
});
