import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { membershipText as said } from './membership.messages';
import { address, greetingName, href } from './params';
import { defineTemplate } from './template';

/** To the member for whose account somebody has paid who has not shown to be that member. */
export const membershipConfirmation = defineTemplate({
  name: 'membership-confirmation',
  list: null,
  params: z.strictObject({ first_name: greetingName, confirm_link: href, support: address }),
  write: ({ first_name, confirm_link, support }, { name: brand }) => ({
    subject: said.confirmSubject({ brand }),
    preview: said.confirmPreview,
    heading: said.wasItYou,
    blocks: [
      text(toName(first_name, said.paidForYou)),
      button(said.confirmMembership, confirm_link),
      note(said.notForYou({ support })),
    ],
    reason: said.becausePaid({ brand }),
  }),
});
