import * as z from 'zod';
import { facts, text } from '../render/letter';
import { deskText as messages } from './desk.messages';
import { hello } from './greeting';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To a member who has requested deletion of the account. */
export const accountDeletion = defineTemplate({
  name: 'account-deletion',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    first_name: greetingName,
    /** In words. */
    day: line(40),
  }),
  write: ({ first_name, day }, { name: brand }) => ({
    subject: messages.deletionSubject({ brand }),
    preview: messages.deletionPreview({ day }),
    heading: messages.deletionHeading,
    blocks: [
      ...hello(first_name),
      text(messages.deletionAsked),
      facts([messages.on, day]),
      text(messages.untilThen),
    ],
    reason: messages.becauseDeletion,
  }),
});
