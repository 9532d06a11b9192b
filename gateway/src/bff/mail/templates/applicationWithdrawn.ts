import * as z from 'zod';
import { text } from '../render/letter';
import { typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. */
export const applicationWithdrawn = defineTemplate({
  name: 'application-withdrawn',
  list: null,
  params: z.strictObject({ name: typedLine(), title: typedLine() }),
  write: ({ name, title }) => ({
    subject: `Application withdrawn: ${title}`,
    preview: `${name} has withdrawn.`,
    heading: title,
    blocks: [text(`${name} has withdrawn this application. Her files are no longer available.`)],
    reason: 'You get this because you look after the opportunities board.',
  }),
});
