import * as z from 'zod';
import { button, link, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { signInText as messages } from './signIn.messages';
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
  write: ({ first_name, sign_in_link, password_link }, { name: brand }) => ({
    subject: messages.knownSubject({ brand }),
    preview: messages.knownPreview,
    heading: messages.knownHeading,
    blocks: [
      text(toName(first_name, messages.known({ brand }))),
      button(messages.signIn, sign_in_link),
      ...(password_link ? [link(messages.setPassword, password_link)] : []),
      note(messages.knownNotYou),
    ],
    reason: messages.becauseSignUp,
  }),
});
