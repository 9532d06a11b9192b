import * as z from 'zod';
import { button, text } from '../render/letter';
import { href, typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. Who posted it, and for which company, stands at the desk. */
export const postingForReview = defineTemplate({
  name: 'posting-for-review',
  list: null,
  params: z.strictObject({ title: typedLine(), link: href }),
  write: ({ title, link }) => ({
    subject: `For review: ${title}`,
    preview: 'An opportunity has been shared.',
    heading: title,
    blocks: [
      text('An opportunity has been shared, and its address is confirmed. It waits for review.'),
      button('Review it', link),
    ],
    reason: 'You get this because you look after the opportunities board.',
  }),
});
