import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { signInText as said } from './signIn.messages';
import { defineTemplate } from './template';

/** Decisions: single use, 60 minutes, other sessions end. */
export const RESET_MINUTES = 60;

export const passwordReset = defineTemplate({
  name: 'password-reset',
  list: null,
  params: z.strictObject({ first_name: greetingName, link: href }),
  write: ({ first_name, link }, { name: brand }) => ({
    subject: said.resetSubject({ brand }),
    preview: said.resetPreview({ minutes: RESET_MINUTES }),
    heading: said.setPassword,
    blocks: [
      text(toName(first_name, said.canReset)),
      button(said.setPassword, link),
      note(said.resetTerms({ minutes: RESET_MINUTES })),
    ],
    reason: said.becauseReset,
  }),
});
