import * as z from 'zod';
import { note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import {
  SESSION_ART,
  session,
  sessionAction,
  sessionAside,
  sessionDay,
  sessionOccasion,
  sessionStart,
  sessionTime,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session has another time. */
export const sessionChange = defineTemplate({
  name: 'session-change',
  list: null,
  bell: { area: 'coaching', topic: 'coaching' },
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: messages.movedSubject({ name: given.with, start: sessionStart(given) }),
    preview: messages.preview({ day: sessionDay(given), time: sessionTime(given) }),
    art: SESSION_ART,
    heading: messages.movedHeading,
    blocks: [
      text(toName(first_name, messages.hasMoved)),
      sessionOccasion(given),
      ...sessionAction(given),
      note(messages.movesInCalendar),
    ],
    aside: sessionAside(given),
    reason: messages.because,
  }),
});
