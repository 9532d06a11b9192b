import * as z from 'zod';
import { text } from '../render/letter';
import { dayOf, event, eventAction, eventOccasion, giveUpSeat, timeOf } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { salonNewsText as messages } from './salonNews.messages';
import { defineTemplate } from './template';

/** To attendees, the day before. */
export const salonReminder = defineTemplate({
  name: 'salon-reminder',
  list: 'reminders',
  bell: { area: 'salons', topic: 'reminders' },
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: messages.reminderSubject({ title: given.title }),
    preview: `${dayOf(given)}, ${timeOf(given)}`,
    art: given.slug,
    heading: messages.reminderHeading,
    blocks: [text(toName(first_name, messages.reminder)), eventOccasion(given), ...eventAction(given)],
    aside: giveUpSeat(given),
    reason: eventText.becauseSeat,
  }),
});
