import * as z from 'zod';
import { button, text } from '../render/letter';
import { hello } from './greeting';
import { groupText as messages } from './group.messages';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

/** To the member who asked for a seat in a peer group: what was decided. */
export const groupAnswer = defineTemplate({
  name: 'group-answer',
  list: null,
  bell: { area: 'community', topic: 'groups' },
  params: z.strictObject({
    first_name: greetingName,
    /** As staff call the group. */
    group: line(),
    accepted: z.boolean(),
    link: href,
  }),
  write: ({ first_name, group, accepted, link }) => ({
    subject: accepted ? messages.acceptedSubject({ group }) : messages.declinedSubject({ group }),
    preview: accepted ? messages.acceptedPreview : messages.declinedPreview,
    heading: accepted ? messages.acceptedSubject({ group }) : messages.declinedHeading({ group }),
    blocks: [
      ...hello(first_name),
      text(accepted ? messages.accepted({ group }) : messages.declined({ group })),
      button(accepted ? messages.openGroup : messages.seeOthers, link),
    ],
    reason: messages.becauseAsked,
  }),
});
