import * as z from 'zod';
import { text } from '../render/letter';
import { opportunityText as said } from './opportunity.messages';
import { typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. */
export const applicationWithdrawn = defineTemplate({
  name: 'application-withdrawn',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ name: typedLine(), title: typedLine() }),
  write: ({ name, title }) => ({
    subject: said.withdrawnSubject({ title }),
    preview: said.hasWithdrawn({ name }),
    heading: title,
    blocks: [text(said.withdrawn({ name }))],
    reason: said.becauseBoard,
  }),
});
