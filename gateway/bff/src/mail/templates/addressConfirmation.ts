import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { accountText as messages } from './account.messages';
import { toName } from './greeting';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

/** To an unconfirmed address. */
export const addressConfirmation = defineTemplate({
  name: 'address-confirmation',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    purpose: z.enum(['account', 'opportunity']),
    link: href,
  }),
  write: ({ first_name, purpose, link }) => ({
    subject: messages.confirmSubject,
    preview: messages.confirmPreview,
    heading: messages.confirmHeading,
    blocks: [
      text(
        toName(
          first_name,
          purpose === 'account' ? messages.confirmForAccount : messages.confirmForOpportunity,
        ),
      ),
      button(messages.confirm, link),
      note(messages.confirmNotYou),
    ],
    reason: purpose === 'account' ? messages.becauseAccount : messages.becauseOpportunity,
  }),
});
