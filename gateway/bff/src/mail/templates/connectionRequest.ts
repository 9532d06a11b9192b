import * as z from 'zod';
import { button, text } from '../render/letter';
import { connectionText as messages } from './connection.messages';
import { hello } from './greeting';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To the member who received a connection request. */
export const connectionRequest = defineTemplate({
  name: 'connection-request',
  list: 'connections',
  bell: { area: 'community', topic: 'connections' },
  params: z.strictObject({ first_name: greetingName, name: typedLine(), link: href }),
  write: ({ first_name, name, link }, { name: brand }) => ({
    subject: messages.wouldLike({ name }),
    preview: messages.requestPreview,
    heading: messages.wouldLike({ name }),
    blocks: [
      ...hello(first_name),
      text(messages.request({ name, brand })),
      button(messages.seeRequest, link),
    ],
    reason: messages.becauseRequest,
  }),
});
