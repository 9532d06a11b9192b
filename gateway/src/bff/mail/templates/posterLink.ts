import * as z from 'zod';
import { button, facts, note, text } from '../render/letter';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To her who posted an opportunity: the link by which she sees, extends or closes it. */
export const posterLink = defineTemplate({
  name: 'poster-link',
  list: null,
  params: z.strictObject({ first_name: greetingName, title: typedLine(), status: line(60), link: href }),
  write: ({ first_name, title, status, link }) => ({
    subject: `Your opportunity: ${title}`,
    preview: `Status: ${status}`,
    heading: title,
    blocks: [
      text(
        `${first_name ? `${first_name}, thank` : 'Thank'} you for sharing this opportunity. You can see how it stands, extend it or close it at any time.`,
      ),
      facts(['Status', status]),
      button('View your opportunity', link),
      note('The link is for you: whoever has it can change the opportunity.'),
    ],
    reason: 'You get this because you shared an opportunity with us.',
  }),
});
