import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

/** To the member whose password somebody seems to be guessing. */
export const signInsRefused = defineTemplate({
  name: 'sign-ins-refused',
  list: null,
  params: z.strictObject({ first_name: greetingName, password_link: href }),
  write: ({ first_name, password_link }, { name }) => ({
    subject: `Sign-ins to your ${name} account were refused`,
    preview: 'Many wrong passwords were tried with your email.',
    heading: 'Sign-ins were refused',
    blocks: [
      text(
        `${first_name ? `${first_name}, many` : 'Many'} wrong passwords were tried with your email. Nobody came in with them, and each further try waits longer.`,
      ),
      text('Was it you? Setting a new password lets you in at once.'),
      button('Set a new password', password_link),
      note(
        'Was it not you? Your account stays open to you where you have signed in before. If you use your password anywhere else, set a new one here.',
      ),
    ],
    reason: 'You get this, once a day at most, because of refused sign-ins to your account.',
  }),
});
