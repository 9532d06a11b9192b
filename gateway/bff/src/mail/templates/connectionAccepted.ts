import * as z from 'zod';
import { button, text } from '../render/letter';
import { connectionText as messages } from './connection.messages';
import { hello } from './greeting';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To the requesting member: the other one has accepted. */
export const connectionAccepted = defineTemplate({
  name: 'connection-accepted',
  list: null,
  bell: { area: 'community', topic: 'connections' },
  params: z.strictObject({ first_name: greetingName, name: typedLine(), link: href }),
  write: ({ first_name, name, link }) => ({
    subject: messages.connected({ name }),
    preview: messages.acceptedPreview({ name }),
    heading: messages.connected({ name }),
    blocks: [
      ...hello(first_name),
      text(messages.accepted({ name })),
      button(messages.seeProfile({ name }), link),
    ],
    reason: messages.becauseAsked,
  }),
});
