import * as z from 'zod';
import { button, link, note, text } from '../render/letter';
import { dayOf, event, eventOccasion, momentOf } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** To the owner of an address that was typed into the public form: one press confirms the seat. */
export const rsvpRequest = defineTemplate({
  name: 'rsvp-request',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    event,
    /** Where it is confirmed. */
    confirm_link: href,
    /** Until when a seat is held, epoch ms; null when none is. */
    held_until: z.number().nullable(),
    /** No seat is free: confirming joins the waitlist. */
    is_full: z.boolean(),
    /** For a member. */
    sign_in_link: href.nullable(),
  }),
  write: ({ first_name, event: given, confirm_link, held_until, is_full, sign_in_link }) => {
    const until = held_until && momentOf(held_until, given);
    const waits = !until && is_full;
    const { state, next } = standing(until, waits);
    const { title } = given;
    return {
      subject: waits ? messages.joinWaitlistSubject({ title }) : messages.confirmSubject({ title }),
      preview: messages.requestPreview({ day: dayOf(given), state }),
      art: given.slug,
      heading: waits ? messages.joinWaitlistHeading : messages.confirmHeading,
      blocks: [
        text(toName(first_name, messages.asked({ state, next }))),
        eventOccasion(given),
        button(waits ? messages.joinWaitlist : messages.confirmSeat, confirm_link),
        ...(sign_in_link ? [note(messages.hasAccount), link(messages.signIn, sign_in_link)] : []),
        note(messages.requestNotYou),
      ],
      reason: eventText.becauseTyped,
    };
  },
});

function standing(until: string | null | 0, waits: boolean): { state: string; next: string } {
  if (until) return { state: messages.heldUntil({ time: until }), next: messages.confirmByThen };
  return waits
    ? { state: messages.allTaken, next: messages.confirmToWait }
    : { state: messages.noneHeld, next: messages.confirmForEither };
}
