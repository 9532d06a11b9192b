import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To a member one of whose saved filters it matches. */
export const opportunityAlert = defineTemplate({
  name: 'opportunity-alert',
  list: 'opportunities',
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
    subject: `New opportunity: ${title}`,
    preview: type,
    heading: title,
    blocks: [
      text(`${first_name ? `${first_name}, this` : 'This'} matches your filter “${filter}”.`),
      facts(
        ['Type', type],
        ['Company', company ?? CONFIDENTIAL_COMPANY],
        ['Industry', industry],
        ['Hub', hub],
      ),
      button('View the opportunity', link),
    ],
    reason: 'You get this because you saved a filter on the opportunities board.',
  }),
});
