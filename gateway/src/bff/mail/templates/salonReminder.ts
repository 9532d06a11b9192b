import * as z from 'zod';
import { button, link, note, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink, timeOf } from './event';
import { greetingName } from './params';
import { defineTemplate } from './template';

/** To her who has a seat, the day before. */
export const salonReminder = defineTemplate({
  name: 'salon-reminder',
  list: 'reminders',
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: `Tomorrow: ${given.title}`,
    preview: `${dayOf(given)}, ${timeOf(given)}`,
    heading: given.title,
    blocks: [
      text(`${first_name ? `${first_name}, we` : 'We'} look forward to seeing you.`),
      eventFacts(given),
      button('View the event', given.url),
      ...(given.link
        ? [link('Join online', given.link), note('The door opens 15 minutes before the start.')]
        : []),
      ...manageLink(given),
    ],
    reason: 'You get this because you have a seat at this event.',
  }),
});
