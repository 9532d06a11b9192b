import * as z from 'zod';
import { button, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink } from './event';
import { greetingName } from './params';
import { defineTemplate } from './template';

/** To whoever has an RSVP already, when the address is typed into the public form again. */
export const rsvpKept = defineTemplate({
  name: 'rsvp-kept',
  list: null,
  params: z.strictObject({ first_name: greetingName, status: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, status: rsvp, event: given }) => {
    const has = rsvp === 'RESERVED' ? 'have a seat already' : 'are on the waitlist already';
    return {
      subject: `You ${has}: ${given.title}`,
      preview: `${dayOf(given)}. Nothing has changed.`,
      heading: given.title,
      blocks: [
        rsvp === 'RESERVED' ? status('good', 'Attending') : status('waitlist', 'Added to Waitlist.'),
        text(
          `${first_name ? `${first_name}, you` : 'You'} ${has}: there is nothing to do. Your email was typed into the RSVP form of this event again.`,
        ),
        eventFacts(given),
        button('View the event', given.url),
        ...manageLink(given),
        note(
          'Was it not you? Nothing has changed, and whoever typed your email was not told that it is known.',
        ),
      ],
      reason: 'You get this because your email was typed into the RSVP form of this event.',
    };
  },
});
