import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To a member one of whose saved filters it matches. */
export const opportunityAlert = defineTemplate({
  name: 'opportunity-alert',
  list: 'opportunities',
  bell: { area: 'opportunities', topic: 'opportunities' },
  onlyIn: 'en',
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
        [messages.company, company ?? CONFIDENTIAL_COMPANY],
        [messages.industry, industry],
        [messages.hub, hub],
      ),
      button(messages.viewOpportunity, link),
    ],
    reason: messages.becauseFilter,
  }),
});
