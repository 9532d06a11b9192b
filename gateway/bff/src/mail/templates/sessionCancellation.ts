import * as z from 'zod';
import { note, text } from '../render/letter';
import { hello, toName } from './greeting';
import { greetingName, typedLine } from './params';
import { SESSION_ART, session, sessionAction, sessionDay, sessionOccasion } from './session';
import { sessionText as messages } from './session.messages';
import { defineTemplate } from './template';

/** To both: a session does not take place. */
export const sessionCancellation = defineTemplate({
  name: 'session-cancellation',
  list: null,
  bell: { area: 'coaching', topic: 'coaching' },
  params: z.strictObject({
    first_name: greetingName,
    session,
    /** Who cancelled it, when that was not the reader. */
    by: typedLine().nullable(),
    /** What became of the member's time; null for the coach. */
    consequence: z.enum(['release', 'debit']).nullable(),
  }),
  write: ({ first_name, session: given, by, consequence }) => ({
    subject: messages.cancelledSubject({ name: given.with }),
    preview: messages.cancelledPreview({ day: sessionDay(given) }),
    art: SESSION_ART,
    heading: messages.isCancelled,
    blocks: [
      ...(by ? [text(toName(first_name, messages.cancelledBy({ name: by })))] : hello(first_name)),
      sessionOccasion(given),
      ...(consequence === 'release' ? [text(messages.minutesBack({ minutes: given.minutes }))] : []),
      ...(consequence === 'debit' ? [text(messages.minutesUsed({ minutes: given.minutes }))] : []),
      ...sessionAction({ ...given, join: null }),
      note(messages.takesOutOfCalendar),
    ],
    reason: messages.because,
  }),
});
