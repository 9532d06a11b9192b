import * as z from 'zod';
import { button, link, note, text } from '../render/letter';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

/** To the member whose address was typed into the sign-up form: the page itself tells nobody that it is known. */
export const alreadySignedUp = defineTemplate({
  name: 'already-signed-up',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    sign_in_link: href,
    /** Null where another identity provider keeps the passwords. */
    password_link: href.nullable(),
  }),
  write: ({ first_name, sign_in_link, password_link }, { name }) => ({
    subject: `You have an account at ${name} already`,
    preview: 'Sign in with it: there is nothing to pay.',
    heading: 'This email is already signed up',
    blocks: [
      text(
        `${first_name ? `${first_name}, somebody` : 'Somebody'} began to sign up for ${name} with your email. It has an account already, so please sign in with it instead.`,
      ),
      button('Sign in', sign_in_link),
      ...(password_link ? [link('Set a new password', password_link)] : []),
      note(
        'Was it not you? Then there is nothing to do: your account stays as it is, and whoever typed your email was not told that it is known.',
      ),
    ],
    reason: 'You get this because your email was typed into our sign-up form.',
  }),
});
