import * as z from 'zod';
import { button, link, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a waitlisted person who now has a seat. */
export const waitlistPromotion = defineTemplate({
  name: 'waitlist-promotion',
  list: null,
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: messages.promotedSubject({ title: given.title }),
    preview: messages.promotedPreview({ day: dayOf(given) }),
    heading: given.title,
    blocks: [
      status('good', eventText.attending),
      text(toName(first_name, messages.promoted)),
      eventFacts(given),
      button(eventText.view, given.url),
      ...(given.link ? [link(eventText.join, given.link)] : []),
      ...manageLink(given),
      note(eventText.addsToCalendar),
    ],
    reason: messages.becauseWaited,
  }),
});
