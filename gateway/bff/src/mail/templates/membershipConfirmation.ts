import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { membershipText as messages } from './membership.messages';
import { address, greetingName, href } from './params';
import { defineTemplate } from './template';

/** To a member: somebody has paid for a membership of this account, and it is not certain that it was the member. The link confirms it. */
export const membershipConfirmation = defineTemplate({
  name: 'membership-confirmation',
  list: null,
  params: z.strictObject({ first_name: greetingName, confirm_link: href, support: address }),
  write: ({ first_name, confirm_link, support }, { name: brand }) => ({
    subject: messages.confirmSubject({ brand }),
    preview: messages.confirmPreview,
    heading: messages.wasItYou,
    blocks: [
      text(toName(first_name, messages.paidForYou)),
      button(messages.confirmMembership, confirm_link),
      note(messages.notForYou({ support })),
    ],
    reason: messages.becausePaid({ brand }),
  }),
});
