import * as z from 'zod';
import { button, status, text } from '../render/letter';
import { dayOf, event, eventFacts } from './event';
import { greetingName } from './params';
import { defineTemplate } from './template';

/** To her whose seat, or place in line, staff have cancelled. */
export const seatCancelled = defineTemplate({
  name: 'seat-cancelled',
  list: null,
  params: z.strictObject({ first_name: greetingName, had: z.enum(['RESERVED', 'PENDING']), event }),
  write: ({ first_name, had, event: given }) => {
    const what = had === 'RESERVED' ? 'seat' : 'place on the waitlist';
    return {
      subject: `Your ${what} was cancelled: ${given.title}`,
      preview: `${dayOf(given)}. Write to us if you did not expect it.`,
      heading: given.title,
      blocks: [
        status('note', 'Cancelled'),
        text(
          `${first_name ? `${first_name}, we` : 'We'} have cancelled your ${what} at this event. If you did not expect that, please write to us and we will look into it.`,
        ),
        eventFacts(given),
        button('View the event', given.url),
      ],
      reason: 'You get this because you had asked for a seat at this event.',
    };
  },
});
