import * as z from 'zod';
import { text } from '../render/letter';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** An admin has removed what a member signs in with beside the password. */
export const factorsReset = defineTemplate({
  name: 'factors-reset',
  list: null,
  params: z.strictObject({ first_name: greetingName, removed: line(80) }),
  write: ({ first_name, removed }, { name, memberSupport }) => ({
    subject: 'Your second step was reset',
    preview: 'Sign in with your password to set it up again.',
    heading: 'Your second step was reset',
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(
        `An admin of ${name} has removed this from your account, and signed you out everywhere: ${removed}. Sign in with your password to set it up again.`,
      ),
      text(`If you did not ask for this, please write to ${memberSupport} at once.`),
    ],
    reason: 'You get this because it is about how you sign in.',
  }),
});
