import * as z from 'zod';
import { facts, text } from '../render/letter';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To her who has asked for her account to be deleted. */
export const accountDeletion = defineTemplate({
  name: 'account-deletion',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    /** In words. */
    day: line(40),
  }),
  write: ({ first_name, day }, { name }) => ({
    subject: `Your ${name} account will be deleted`,
    preview: `On ${day}, unless you take it back.`,
    heading: 'Your account will be deleted',
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text('You have asked for your account and what you have written to be deleted.'),
      facts(['On', day]),
      text('Until then nothing changes. You can take it back under Account settings of your profile.'),
    ],
    reason: 'You get this because of what you asked for in your account.',
  }),
});
