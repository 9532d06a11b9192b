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
import { sessionText as said } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session has another time. */
export const sessionChange = defineTemplate({
  name: 'session-change',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: said.movedSubject({ name: given.with, start: sessionStart(given) }),
    preview: said.preview({ day: sessionDay(given), time: sessionTime(given) }),
    heading: sessionHeading(given),
    blocks: [
      status('note', said.moved),
      text(toName(first_name, said.hasMoved)),
      sessionFacts(given),
      ...sessionJoin(given),
      sessionButton(given),
      note(said.movesInCalendar),
    ],
    reason: said.because,
  }),
});
