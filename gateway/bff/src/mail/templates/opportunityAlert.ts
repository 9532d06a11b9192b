import { translateSentence } from '@athenaeum/messages';
import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { applicationText as messages } from './application.messages';
import { toName } from './greeting';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To a member one of whose saved filters it matches. */
export const opportunityAlert = defineTemplate({
  name: 'opportunity-alert',
  list: 'opportunities',
  bell: { area: 'opportunities', topic: 'opportunities' },
  params: z.strictObject({
    first_name: greetingName,
    title: typedLine(),
    type: typedLine(),
    /** Null where it is confidential. */
    company: typedLine().nullable(),
    industry: typedLine().nullable(),
    hub: typedLine().nullable(),
    filter: typedLine(),
    link: href,
  }),
  write: ({ first_name, title, type, company, industry, hub, filter, link }) => ({
    subject: messages.alertSubject({ title }),
    preview: type,
    art: title,
    heading: title,
    blocks: [
      text(toName(first_name, messages.matches({ filter }))),
      facts(
        [messages.type, type],
        [messages.company, company ?? translateSentence(CONFIDENTIAL_COMPANY)],
        [messages.industry, industry],
        [messages.hub, hub],
      ),
      button(messages.viewOpportunity, link),
    ],
    reason: messages.becauseFilter,
  }),
});
