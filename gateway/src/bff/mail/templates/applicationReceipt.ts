import * as z from 'zod';
import { button, text } from '../render/letter';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

/** To her who applied. */
export const applicationReceipt = defineTemplate({
  name: 'application-receipt',
  list: null,
  params: z.strictObject({ first_name: greetingName, title: line() }),
  write: ({ first_name, title }, { origin }) => ({
    subject: `Your application: ${title}`,
    preview: 'Your application has been received!',
    heading: title,
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(
        'Your application has been received! Our Board Support team or the posting company will be in touch if your application advances.',
      ),
      button('View opportunities', `${origin}/opportunities`),
    ],
    reason: 'You get this because you applied for this opportunity.',
  }),
});
