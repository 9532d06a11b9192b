import * as z from 'zod';
import { button, text } from '../render/letter';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To her whom a member has referred. */
export const referralInvitation = defineTemplate({
  name: 'referral-invitation',
  list: 'invitations',
  params: z.strictObject({ first_name: greetingName, referrer_name: typedLine(120), link: href }),
  write: ({ first_name, referrer_name, link }, { name }) => ({
    subject: `${referrer_name} invites you to ${name}`,
    preview: 'A community of senior women executives.',
    heading: `You are invited to ${name}`,
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(
        `${referrer_name} is a member of ${name}, a community of senior women executives who learn from one another and open doors for one another. She thought of you.`,
      ),
      button('See what it is about', link),
    ],
    reason: `You get this once, because a member of ${name} gave us your address.`,
  }),
});
