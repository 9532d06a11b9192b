import * as z from 'zod';
import { text } from '../render/letter';
import { opportunityText as messages } from './opportunity.messages';
import { typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. */
export const applicationWithdrawn = defineTemplate({
  name: 'application-withdrawn',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ name: typedLine(), title: typedLine() }),
  write: ({ name, title }) => ({
    subject: messages.withdrawnSubject({ title }),
    preview: messages.hasWithdrawn({ name }),
    heading: messages.withdrawnHeading({ name }),
    blocks: [text(messages.withdrawn({ title }))],
    reason: messages.becauseBoard,
  }),
});
