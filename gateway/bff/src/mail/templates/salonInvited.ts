import * as z from 'zod';
import { button, text } from '../render/letter';
import { dayOf, event, eventOccasion } from './event';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a member whom staff have invited by name. */
export const salonInvited = defineTemplate({
  name: 'salon-invited',
  list: null,
  bell: { area: 'salons', topic: 'salons' },
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }, { name: brand }) => ({
    subject: messages.invitedSubject({ title: given.title }),
    preview: messages.invitedPreview({ day: dayOf(given) }),
    art: given.slug,
    heading: messages.invitedHeading,
    blocks: [
      text(toName(first_name, messages.invited)),
      eventOccasion(given),
      button(messages.answer, given.url),
    ],
    reason: messages.becauseInvited({ brand }),
  }),
});
