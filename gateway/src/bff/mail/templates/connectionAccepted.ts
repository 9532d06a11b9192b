import * as z from 'zod';
import { button, text } from '../render/letter';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To her who asked: the other one has accepted. */
export const connectionAccepted = defineTemplate({
  name: 'connection-accepted',
  list: null,
  params: z.strictObject({ first_name: greetingName, name: typedLine(), link: href }),
  write: ({ first_name, name, link }) => ({
    subject: `You and ${name} are connected`,
    preview: `${name} has accepted.`,
    heading: `You and ${name} are connected`,
    blocks: [
      ...(first_name ? [text(`Dear ${first_name},`)] : []),
      text(`${name} has accepted. You now see what she shows to her connections.`),
      button('See her profile', link),
    ],
    reason: 'You get this because you asked this member to connect.',
  }),
});
