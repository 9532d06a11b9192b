import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as said } from './opportunity.messages';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To the poster of an opportunity, before it expires. */
export const postingReminder = defineTemplate({
  name: 'posting-reminder',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, title: typedLine(), ends: line(60), link: href }),
  write: ({ first_name, title, ends: day, link }) => ({
    subject: said.openUntilSubject({ day, title }),
    preview: said.canExtend,
    heading: title,
    blocks: [
      text(toName(first_name, said.openUntil({ day }))),
      button(said.extend, link),
      note(said.keepLink),
    ],
    reason: said.becauseShared,
  }),
});
