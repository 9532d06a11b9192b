import * as z from 'zod';
import { button, text } from '../render/letter';
import { hello } from './greeting';
import { invitationText as said } from './invitation.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To a friend whom a member has referred. */
export const referralInvitation = defineTemplate({
  name: 'referral-invitation',
  list: 'invitations',
  params: z.strictObject({ first_name: greetingName, referrer_name: typedLine(120), link: href }),
  write: ({ first_name, referrer_name: referrer, link }, { name: brand }) => ({
    subject: said.subject({ referrer, brand }),
    preview: said.preview,
    heading: said.heading({ brand }),
    blocks: [...hello(first_name), text(said.about({ referrer, brand })), button(said.see, link)],
    reason: said.because({ referrer }),
  }),
});
