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
  sessionTime,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session takes place somewhere else. It may have moved just before, in a mail that this one overtook. */
export const sessionPlace = defineTemplate({
  name: 'session-place',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: messages.placeSubject({ name: given.with }),
    preview: messages.placePreview({
      day: sessionDay(given),
      time: sessionTime(given),
      where: given.where ?? messages.seeMySessions,
    }),
    heading: sessionHeading(given),
    blocks: [
      status('note', messages.newPlace),
      text(toName(first_name, messages.hasNewPlace)),
      sessionFacts(given),
      ...sessionJoin(given),
      sessionButton(given),
      note(messages.updatesCalendar),
    ],
    reason: messages.because,
  }),
});
