import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { signInText as said } from './signIn.messages';
import { defineTemplate } from './template';

/** To the member whose password somebody seems to be guessing. */
export const signInsRefused = defineTemplate({
  name: 'sign-ins-refused',
  list: null,
  params: z.strictObject({ first_name: greetingName, password_link: href }),
  write: ({ first_name, password_link }, { name: brand }) => ({
    subject: said.refusedSubject({ brand }),
    preview: said.refusedPreview,
    heading: said.refusedHeading,
    blocks: [
      text(toName(first_name, said.refused)),
      text(said.refusedYou),
      button(said.setPassword, password_link),
      note(said.refusedNotYou),
    ],
    reason: said.becauseRefused,
  }),
});
