import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { accountText as said } from './account.messages';
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
    subject: said.confirmSubject,
    preview: said.confirmPreview,
    heading: said.confirmHeading,
    blocks: [
      text(toName(first_name, purpose === 'account' ? said.confirmForAccount : said.confirmForOpportunity)),
      button(said.confirm, link),
      note(said.confirmNotYou),
    ],
    reason: purpose === 'account' ? said.becauseAccount : said.becauseOpportunity,
  }),
});
