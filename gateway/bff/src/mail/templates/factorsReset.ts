import * as z from 'zod';
import { text } from '../render/letter';
import { deskText as messages } from './desk.messages';
import { hello } from './greeting';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** An admin has removed what a member signs in with beside the password. */
export const factorsReset = defineTemplate({
  name: 'factors-reset',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, removed: line(80) }),
  write: ({ first_name, removed }, { name: brand, memberSupport: support }) => ({
    subject: messages.secondStepReset,
    preview: messages.setUpAgain,
    heading: messages.secondStepReset,
    blocks: [
      ...hello(first_name),
      text(messages.removed({ brand, removed })),
      text(messages.notAsked({ support })),
    ],
    reason: messages.becauseSignIn,
  }),
});
