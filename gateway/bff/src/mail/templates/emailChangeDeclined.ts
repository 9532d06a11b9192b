import * as z from 'zod';
import { quote, text } from '../render/letter';
import { accountText as said } from './account.messages';
import { toName } from './greeting';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To a member whose request for another address was declined. */
export const emailChangeDeclined = defineTemplate({
  name: 'email-change-declined',
  list: null,
  params: z.strictObject({ first_name: greetingName, note: line(500) }),
  write: ({ first_name, note }, { memberSupport: support }) => ({
    subject: said.declined,
    preview: said.declinedPreview,
    heading: said.declined,
    blocks: [
      text(toName(first_name, said.declinedWrites)),
      quote(note),
      text(said.declinedAsBefore({ support })),
    ],
    reason: said.becauseDeclined,
  }),
});
