import {
  CANCELLATION_CONSEQUENCES,
  COACHING_MESSAGES,
  lateBookingMessage,
  type CancellationConsequence,
} from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import * as z from 'zod';
import { note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import {
  bookedOccasion,
  SESSION_ART,
  session,
  sessionAction,
  sessionAside,
  sessionDay,
  sessionNote,
  sessionStart,
} from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session is booked. */
export const sessionConfirmation = defineTemplate({
  name: 'session-confirmation',
  list: null,
  bell: { area: 'coaching', topic: 'coaching' },
  params: z.strictObject({
    first_name: greetingName,
    session,
    /** What cancelling would do as the mail leaves. */
    consequence: z.enum(CANCELLATION_CONSEQUENCES),
  }),
  write: ({ first_name, session: given, consequence }) => ({
    subject: messages.bookedSubject({ name: given.with, start: sessionStart(given) }),
    preview: messages.bookedPreview({ day: sessionDay(given) }),
    art: SESSION_ART,
    heading: messages.bookedHeading,
    blocks: [
      text(toName(first_name, messages.meeting({ name: given.with, day: sessionDay(given) }))),
      bookedOccasion(given),
      ...sessionNote(given),
      ...sessionAction(given),
      ...(given.to === 'member' ? [note(cancelTerms(consequence, given.minutes))] : []),
      note(messages.addsToCalendar),
    ],
    aside: sessionAside(given),
    reason: messages.because,
  }),
});

const cancelTerms = (consequence: CancellationConsequence, minutes: number): string =>
  translateSentence(consequence === 'release' ? COACHING_MESSAGES.freeToCancel : lateBookingMessage(minutes));
