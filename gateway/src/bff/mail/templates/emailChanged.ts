import * as z from 'zod';
import { text } from '../render/letter';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To the address that was hers until now. */
export const emailChanged = defineTemplate({
  name: 'email-changed',
  list: null,
  params: z.strictObject({ first_name: greetingName, new_address: line(254) }),
  write: ({ first_name, new_address }, { name, memberSupport }) => ({
    subject: 'The address of your account has changed',
    preview: 'From now on we write to the new one.',
    heading: 'The address of your account has changed',
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(`Your ${name} account has another address now: ${new_address}. This one no longer signs you in.`),
      text(`If this was not you, please write to ${memberSupport} at once.`),
    ],
    reason: 'You get this because this was the address of your account.',
  }),
});
