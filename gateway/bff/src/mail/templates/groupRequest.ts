import * as z from 'zod';
import { button, text } from '../render/letter';
import { hello } from './greeting';
import { groupText as messages } from './group.messages';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To a leader of a peer group, or member support where no leader has an account. */
export const groupRequest = defineTemplate({
  name: 'group-request',
  list: null,
  bell: { area: 'community', topic: 'groups' },
  params: z.strictObject({
    first_name: greetingName,
    name: typedLine(),
    /** As staff call the group. */
    group: line(),
    link: href,
  }),
  write: ({ first_name, name, group, link }) => ({
    subject: messages.requestSubject({ name, group }),
    preview: messages.requestPreview,
    heading: messages.requestSubject({ name, group }),
    blocks: [
      ...hello(first_name),
      text(messages.request({ name, group })),
      button(messages.seeRequest, link),
    ],
    reason: messages.becauseLeader,
  }),
});
