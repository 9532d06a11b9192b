import * as z from 'zod';
import { button, link, note, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink, timeOf } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { salonNewsText as messages } from './salonNews.messages';
import { defineTemplate } from './template';

/** To attendees, the day before. */
export const salonReminder = defineTemplate({
  name: 'salon-reminder',
  list: 'reminders',
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: messages.reminderSubject({ title: given.title }),
    preview: `${dayOf(given)}, ${timeOf(given)}`,
    heading: given.title,
    blocks: [
      text(toName(first_name, messages.reminder)),
      eventFacts(given),
      button(eventText.view, given.url),
      ...(given.link ? [link(messages.joinNow, given.link), note(messages.doorOpens)] : []),
      ...manageLink(given),
    ],
    reason: eventText.becauseSeat,
  }),
});
