import * as z from 'zod';
import { button, text } from '../render/letter';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To her whom a member asks to connect. */
export const connectionRequest = defineTemplate({
  name: 'connection-request',
  list: 'connections',
  params: z.strictObject({ first_name: greetingName, name: typedLine(), link: href }),
  write: ({ first_name, name, link }, brand) => ({
    subject: `${name} would like to connect`,
    preview: 'You decide, in your own time.',
    heading: `${name} would like to connect`,
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(
        `${name} is a member of ${brand.name} and would like to connect with you. Connections see what you show to connections; your email and phone stay yours.`,
      ),
      button('See the request', link),
    ],
    reason: 'You get this because a member asked to connect with you.',
  }),
});
