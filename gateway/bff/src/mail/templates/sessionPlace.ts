import { translateSentence } from '@athenaeum/messages';
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
  sessionTime,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session takes place somewhere else. It may have moved just before, in a mail that this one overtook. */
export const sessionPlace = defineTemplate({
  name: 'session-place',
  list: null,
  bell: { area: 'coaching', topic: 'coaching' },
  params: z.strictObject({ first_name: greetingName, session }),
  write: ({ first_name, session: given }) => ({
    subject: messages.placeSubject({ name: given.with }),
    preview: messages.placePreview({
      day: sessionDay(given),
      time: sessionTime(given),
      where: given.where ? translateSentence(given.where) : messages.seeMySessions,
    }),
    art: SESSION_ART,
    heading: messages.placeHeading,
    blocks: [
      text(toName(first_name, messages.hasNewPlace)),
      sessionOccasion(given),
      ...sessionAction(given),
      note(messages.updatesCalendar),
    ],
    aside: sessionAside(given),
    reason: messages.because,
  }),
});
