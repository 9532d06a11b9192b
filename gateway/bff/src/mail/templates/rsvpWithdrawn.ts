import * as z from 'zod';
import { button, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as said } from './rsvp.messages';
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
      subject: hadSeat ? said.withdrawnSeatSubject({ title }) : said.withdrawnLineSubject({ title }),
      preview: said.withdrawnPreview({ day: dayOf(given) }),
      heading: title,
      blocks: [
        status('note', hadSeat ? said.notAttending : said.offWaitlist),
        text(toName(first_name, hadSeat ? said.gaveUpSeat : said.leftLine)),
        ...(was_paid ? [text(said.aboutPayment)] : []),
        eventFacts(given),
        text(said.changedYourMind),
        button(eventText.view, given.url),
        note(eventText.takesOutOfCalendar),
      ],
      reason: eventText.becauseAsked,
    };
  },
});
