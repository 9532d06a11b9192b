import * as z from 'zod';
import { quote, text } from '../render/letter';
import { accountText as messages } from './account.messages';
import { toName } from './greeting';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To a member whose request for another address was declined. */
export const emailChangeDeclined = defineTemplate({
  name: 'email-change-declined',
  list: null,
  bell: { area: 'account', topic: 'account' },
  params: z.strictObject({ first_name: greetingName, note: line(500) }),
  write: ({ first_name, note }, { memberSupport: support }) => ({
    subject: messages.declined,
    preview: messages.declinedPreview,
    heading: messages.declined,
    blocks: [
      text(toName(first_name, messages.declinedWrites)),
      quote(note),
      text(messages.declinedAsBefore({ support })),
    ],
    reason: messages.becauseDeclined,
  }),
});
