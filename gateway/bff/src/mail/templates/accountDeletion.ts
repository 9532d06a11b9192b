import * as z from 'zod';
import { facts, text } from '../render/letter';
import { deskText as said } from './desk.messages';
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
    subject: said.deletionSubject({ brand }),
    preview: said.deletionPreview({ day }),
    heading: said.deletionHeading,
    blocks: [...hello(first_name), text(said.deletionAsked), facts([said.on, day]), text(said.untilThen)],
    reason: said.becauseDeletion,
  }),
});
