import * as z from 'zod';
import { button, link, note, status, text } from '../render/letter';
import { dayOf, event, eventFacts, momentOf } from './event';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

/** To whoever has an address that was typed into the public form: one press makes the seat theirs. */
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
    /** No seat is free: whoever confirms joins the line. */
    is_full: z.boolean(),
    /** For a member. */
    sign_in_link: href.nullable(),
  }),
  write: ({ first_name, event: given, confirm_link, held_until, is_full, sign_in_link }) => {
    const until = held_until && momentOf(held_until, given);
    const waits = !until && is_full;
    const state = until
      ? `A seat is held for you until ${until}.`
      : waits
        ? 'Every seat is taken just now.'
        : 'No seat is held for you just now.';
    const next = until
      ? 'Please confirm it by then; unconfirmed, it goes to the next in line.'
      : waits
        ? 'Confirm to join the waitlist.'
        : 'Confirm, and you have a seat if one is free, otherwise a place on the waitlist.';
    return {
      subject: waits ? `Join the waitlist: ${given.title}` : `Confirm your seat: ${given.title}`,
      preview: `${dayOf(given)}. ${state}`,
      heading: given.title,
      blocks: [
        status(waits ? 'waitlist' : 'note', 'Not confirmed yet'),
        text(`${first_name ? `${first_name}, thank` : 'Thank'} you for asking. ${state} ${next}`),
        eventFacts({ ...given, link: null }),
        button(waits ? 'Join Waitlist' : 'Confirm my seat', confirm_link),
        ...(sign_in_link
          ? [
              note('You have an account with this email: sign in instead, and RSVP in one click.'),
              link('Sign in', sign_in_link),
            ]
          : []),
        note('Was it not you? Then there is nothing to do: what nobody confirms is removed.'),
      ],
      reason: 'You get this because your email was typed into the RSVP form of this event.',
    };
  },
});
