import * as z from 'zod';
import { button, link, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink } from './event';
import { greetingName } from './params';
import { defineTemplate } from './template';

/** To her who waited: a seat is hers. */
export const waitlistPromotion = defineTemplate({
  name: 'waitlist-promotion',
  list: null,
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: `A seat is yours: ${given.title}`,
    preview: `${dayOf(given)}. You have moved up from the waitlist.`,
    heading: given.title,
    blocks: [
      status('good', 'Attending'),
      text(
        `${first_name ? `${first_name}, a` : 'A'} seat was given back, and as the first in line you have it. If you can no longer come, please give it back, so that the next in line may.`,
      ),
      eventFacts(given),
      button('View the event', given.url),
      ...(given.link ? [link('Join online when it begins', given.link)] : []),
      ...manageLink(given),
      note('The attached file adds the event to your calendar.'),
    ],
    reason: 'You get this because you were on the waitlist of this event.',
  }),
});
