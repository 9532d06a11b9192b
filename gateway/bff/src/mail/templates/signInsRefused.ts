import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { signInText as messages } from './signIn.messages';
import { defineTemplate } from './template';

/** To the member whose password somebody seems to be guessing. */
export const signInsRefused = defineTemplate({
  name: 'sign-ins-refused',
  list: null,
  params: z.strictObject({ first_name: greetingName, password_link: href }),
  write: ({ first_name, password_link }, { name: brand }) => ({
    subject: messages.refusedSubject({ brand }),
    preview: messages.refusedPreview,
    heading: messages.refusedHeading,
    blocks: [
      text(toName(first_name, messages.refused)),
      text(messages.refusedYou),
      button(messages.setPassword, password_link),
      note(messages.refusedNotYou),
    ],
    reason: messages.becauseRefused,
  }),
});
