import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { dayOf, event, eventOccasion } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** Confirms that a seat was given back, or the waitlist was left. */
export const rsvpWithdrawn = defineTemplate({
  name: 'rsvp-withdrawn',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    had: z.enum(['RESERVED', 'PENDING']),
    /** Whether the seat had been paid for. */
    was_paid: z.boolean(),
    event,
  }),
  write: ({ first_name, had, was_paid, event: given }) => {
    const hadSeat = had === 'RESERVED';
    const { title } = given;
    return {
      subject: hadSeat ? messages.withdrawnSeatSubject({ title }) : messages.withdrawnLineSubject({ title }),
      preview: messages.withdrawnPreview({ day: dayOf(given) }),
      art: given.slug,
      heading: hadSeat ? messages.noLongerAttending : messages.offWaitlist,
      blocks: [
        text(toName(first_name, hadSeat ? messages.gaveUpSeat : messages.leftLine)),
        ...(was_paid ? [text(messages.aboutPayment)] : []),
        eventOccasion(given),
        text(messages.changedYourMind),
        button(eventText.view, given.url),
        note(eventText.takesOutOfCalendar),
      ],
      reason: eventText.becauseAsked,
    };
  },
});
