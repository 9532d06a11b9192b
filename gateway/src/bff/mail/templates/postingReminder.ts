import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To her who posted an opportunity, before its time is over. */
export const postingReminder = defineTemplate({
  name: 'posting-reminder',
  list: null,
  params: z.strictObject({ first_name: greetingName, title: typedLine(), ends: line(60), link: href }),
  write: ({ first_name, title, ends, link }) => ({
    subject: `Open until ${ends}: ${title}`,
    preview: 'You can extend it or close it.',
    heading: title,
    blocks: [
      text(
        `${first_name ? `${first_name}, your` : 'Your'} opportunity is open until ${ends}. You can extend it, or close it when it is filled.`,
      ),
      button('Extend or close it', link),
      note('The link is for you: whoever has it can change the opportunity.'),
    ],
    reason: 'You get this because you shared an opportunity with us.',
  }),
});
