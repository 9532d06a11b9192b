import * as z from 'zod';
import { button, text } from '../render/letter';
import { hello } from './greeting';
import { groupText as said } from './group.messages';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

/** To the member who asked for a seat in a peer group: what was decided. */
export const groupAnswer = defineTemplate({
  name: 'group-answer',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    /** As staff call the group. */
    group: line(),
    accepted: z.boolean(),
    link: href,
  }),
  write: ({ first_name, group, accepted, link }) => ({
    subject: accepted ? said.acceptedSubject({ group }) : said.declinedSubject({ group }),
    preview: accepted ? said.acceptedPreview : said.declinedPreview,
    heading: group,
    blocks: [
      ...hello(first_name),
      text(accepted ? said.accepted({ group }) : said.declined({ group })),
      button(accepted ? said.openGroup : said.seeOthers, link),
    ],
    reason: said.becauseAsked,
  }),
});
