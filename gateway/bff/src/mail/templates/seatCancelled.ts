import * as z from 'zod';
import { button, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as said } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a person whose seat or place on the waitlist staff have cancelled. */
export const seatCancelled = defineTemplate({
  name: 'seat-cancelled',
  list: null,
  params: z.strictObject({ first_name: greetingName, had: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, had, event: given }) => {
    const hadSeat = had === 'RESERVED';
    const { title } = given;
    return {
      subject: hadSeat ? said.cancelledSeatSubject({ title }) : said.cancelledLineSubject({ title }),
      preview: said.cancelledPreview({ day: dayOf(given) }),
      heading: title,
      blocks: [
        status('note', said.cancelled),
        text(toName(first_name, hadSeat ? said.cancelledSeat : said.cancelledLine)),
        eventFacts(given),
        button(eventText.view, given.url),
        note(eventText.takesOutOfCalendar),
      ],
      reason: eventText.becauseAsked,
    };
  },
});
