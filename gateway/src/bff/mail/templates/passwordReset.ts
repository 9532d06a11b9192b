import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

/** Decisions: single use, 60 minutes, other sessions end. */
export const RESET_MINUTES = 60;

export const passwordReset = defineTemplate({
  name: 'password-reset',
  list: null,
  params: z.strictObject({ first_name: greetingName, link: href }),
  write: ({ first_name, link }, { name }) => ({
    subject: `Set a new password for ${name}`,
    preview: `The link works once, for ${RESET_MINUTES} minutes.`,
    heading: 'Set a new password',
    blocks: [
      text(`${first_name ? `${first_name}, you` : 'You'} can set a new password here.`),
      button('Set a new password', link),
      note(
        `The link works once, for ${RESET_MINUTES} minutes. Afterwards you are signed out everywhere else. If you did not ask for it, there is nothing to do: your password stays as it is.`,
      ),
    ],
    reason: 'You get this because a new password was asked for with your address.',
  }),
});
