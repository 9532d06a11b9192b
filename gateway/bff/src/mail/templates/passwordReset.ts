import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { signInText as messages } from './signIn.messages';
import { defineTemplate } from './template';

/** Decisions: single use, 60 minutes, other sessions end. */
export const RESET_MINUTES = 60;

export const passwordReset = defineTemplate({
  name: 'password-reset',
  list: null,
  params: z.strictObject({ first_name: greetingName, link: href }),
  write: ({ first_name, link }, { name: brand }) => ({
    subject: messages.resetSubject({ brand }),
    preview: messages.resetPreview({ minutes: RESET_MINUTES }),
    heading: messages.setPassword,
    blocks: [
      text(toName(first_name, messages.canReset)),
      button(messages.setPassword, link),
      note(messages.resetTerms({ minutes: RESET_MINUTES })),
    ],
    reason: messages.becauseReset,
  }),
});
