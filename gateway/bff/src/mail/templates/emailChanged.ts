import * as z from 'zod';
import { text } from '../render/letter';
import { accountText as messages } from './account.messages';
import { hello } from './greeting';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To the member's previous address. */
export const emailChanged = defineTemplate({
  name: 'email-changed',
  list: null,
  params: z.strictObject({ first_name: greetingName, new_address: line(254) }),
  write: ({ first_name, new_address }, { name: brand, memberSupport: support }) => ({
    subject: messages.changed,
    preview: messages.changedPreview,
    heading: messages.changed,
    blocks: [
      ...hello(first_name),
      text(messages.changedTo({ brand, address: new_address })),
      text(messages.changedNotYou({ support })),
    ],
    reason: messages.becauseChanged,
  }),
});
