import * as z from 'zod';
import { button, link, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink } from './event';
import { greetingName } from './params';
import { defineTemplate } from './template';

/** To her who asked for a seat: she has it, or she is in line. */
export const rsvpConfirmation = defineTemplate({
  name: 'rsvp-confirmation',
  list: null,
  params: z.strictObject({ first_name: greetingName, status: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, status: rsvp, event: given }) => {
    const reason = 'You get this because you asked for a seat at this event.';
    if (rsvp === 'PENDING')
      return {
        subject: `You are on the waitlist: ${given.title}`,
        preview: `${dayOf(given)}. We will write as soon as a seat is yours.`,
        heading: given.title,
        blocks: [
          status('waitlist', 'Added to Waitlist.'),
          text(
            `${first_name ? `${first_name}, every` : 'Every'} seat is taken just now. When one is given back it goes to the first in line, and we will write to you at once.`,
          ),
          eventFacts(given),
          button('View the event', given.url),
          ...manageLink(given),
        ],
        reason,
      };
    return {
      subject: `Your seat: ${given.title}`,
      preview: `${dayOf(given)}. The event is attached for your calendar.`,
      heading: given.title,
      blocks: [
        status('good', 'Attending'),
        text(
          `${first_name ? `${first_name}, your` : 'Your'} seat is reserved. We look forward to seeing you.`,
        ),
        eventFacts(given),
        button('View the event', given.url),
        ...(given.link ? [link('Join online when it begins', given.link)] : []),
        ...manageLink(given),
        note('The attached file adds the event to your calendar.'),
      ],
      reason,
    };
  },
});
