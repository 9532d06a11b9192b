import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { dayOf, event, eventOccasion } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a person whose seat or place on the waitlist staff have cancelled. */
export const seatCancelled = defineTemplate({
  name: 'seat-cancelled',
  list: null,
  bell: { area: 'salons', topic: 'salons' },
  params: z.strictObject({ first_name: greetingName, had: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, had, event: given }) => {
    const hadSeat = had === 'RESERVED';
    const { title } = given;
    return {
      subject: hadSeat ? messages.cancelledSeatSubject({ title }) : messages.cancelledLineSubject({ title }),
      preview: messages.cancelledPreview({ day: dayOf(given) }),
      art: given.slug,
      heading: hadSeat ? messages.cancelledSeatHeading : messages.cancelledLineHeading,
      blocks: [
        text(toName(first_name, hadSeat ? messages.cancelledSeat : messages.cancelledLine)),
        eventOccasion(given),
        button(eventText.view, given.url),
        note(eventText.takesOutOfCalendar),
      ],
      reason: eventText.becauseAsked,
    };
  },
});
