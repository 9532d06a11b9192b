import * as z from 'zod';
import { button, text } from '../render/letter';
import { dayOf, event, eventFacts } from './event';
import { toName } from './greeting';
import { greetingName } from './params';
import { rsvpText as said } from './rsvp.messages';
import { defineTemplate } from './template';

/** To a member whom staff have invited by name. */
export const salonInvited = defineTemplate({
  name: 'salon-invited',
  list: null,
  params: z.strictObject({ first_name: greetingName, event }),
  write: ({ first_name, event: given }, { name: brand }) => ({
    subject: said.invitedSubject({ title: given.title }),
    preview: said.invitedPreview({ day: dayOf(given) }),
    heading: given.title,
    blocks: [text(toName(first_name, said.invited)), eventFacts(given), button(said.answer, given.url)],
    reason: said.becauseInvited({ brand }),
  }),
});
