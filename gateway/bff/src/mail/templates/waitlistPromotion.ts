import * as z from 'zod';
import { note, text } from '../render/letter';
import { dayOf, event, eventAction, giveUpSeat, seatOccasion } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a waitlisted person who now has a seat. */
export const waitlistPromotion = defineTemplate({
  name: 'waitlist-promotion',
  list: null,
  bell: { area: 'salons', topic: 'salons' },
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }) => ({
    subject: messages.promotedSubject({ title: given.title }),
    preview: messages.promotedPreview({ day: dayOf(given) }),
    art: given.slug,
    heading: messages.promotedHeading,
    blocks: [
      text(toName(first_name, messages.promoted)),
      seatOccasion(given),
      ...eventAction(given),
      note(eventText.addsToCalendar),
    ],
    aside: giveUpSeat(given),
    reason: messages.becauseWaited,
  }),
});
