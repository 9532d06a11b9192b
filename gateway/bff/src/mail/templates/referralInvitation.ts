import * as z from 'zod';
import { button, text } from '../render/letter';
import { hello } from './greeting';
import { invitationText as messages } from './invitation.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To a friend whom a member has referred. */
export const referralInvitation = defineTemplate({
  name: 'referral-invitation',
  list: 'invitations',
  params: z.strictObject({ first_name: greetingName, referrer_name: typedLine(120), link: href }),
  write: ({ first_name, referrer_name: referrer, link }, { name: brand }) => ({
    subject: messages.subject({ referrer, brand }),
    preview: messages.preview,
    art: 'the-invitation',
    heading: messages.heading({ referrer }),
    blocks: [...hello(first_name), text(messages.about({ referrer, brand })), button(messages.see, link)],
    reason: messages.because({ referrer }),
  }),
});
