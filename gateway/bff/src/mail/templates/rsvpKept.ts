import * as z from 'zod';
import { button, note, status, text } from '../render/letter';
import { dayOf, event, eventOccasion, giveUpSeat, leaveLine } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To the holder of an RSVP, when the address is typed into the public form again. */
export const rsvpKept = defineTemplate({
  name: 'rsvp-kept',
  list: null,
  params: z.strictObject({ first_name: greetingName, status: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, status: rsvp, event: given }) => {
    const hasSeat = rsvp === 'RESERVED';
    const { title } = given;
    return {
      subject: hasSeat ? messages.hasSeatSubject({ title }) : messages.inLineSubject({ title }),
      preview: messages.keptPreview({ day: dayOf(given) }),
      art: given.slug,
      heading: hasSeat ? messages.hasSeatHeading : messages.inLineHeading,
      blocks: [
        ...(hasSeat ? [] : [status('waitlist', eventText.addedToWaitlist)]),
        text(toName(first_name, hasSeat ? messages.hasSeat : messages.inLine)),
        eventOccasion(given),
        button(eventText.view, given.url),
        note(messages.keptNotYou),
      ],
      aside: hasSeat ? giveUpSeat(given) : leaveLine(given),
      reason: eventText.becauseTyped,
    };
  },
});
