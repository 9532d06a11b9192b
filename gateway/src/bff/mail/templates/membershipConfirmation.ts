import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { address, greetingName, href } from './params';
import { defineTemplate } from './template';

/** To the member for whose account somebody has paid who has not shown to be that member. */
export const membershipConfirmation = defineTemplate({
  name: 'membership-confirmation',
  list: null,
  params: z.strictObject({ first_name: greetingName, confirm_link: href, support: address }),
  write: ({ first_name, confirm_link, support }, { name }) => ({
    subject: `Confirm your ${name} membership`,
    preview: 'A year was paid for with your email.',
    heading: 'Was it you?',
    blocks: [
      text(
        `${first_name ? `${first_name}, a` : 'A'} year of membership was paid for with your email, which has an account already. Confirm that it was for you, and the year is added to it.`,
      ),
      button('Confirm my membership', confirm_link),
      note(
        `Was it not for you? Then leave it: nothing of your account was shown or changed. ${support} can tell you more.`,
      ),
    ],
    reason: `You get this because a membership of ${name} was paid for with your email.`,
  }),
});
