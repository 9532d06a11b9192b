import * as z from 'zod';
import { button, facts, note, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To the poster of an opportunity, before it expires. */
export const postingReminder = defineTemplate({
  name: 'posting-reminder',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, title: typedLine(), ends: line(60), link: href }),
  write: ({ first_name, title, ends: day, link }) => ({
    subject: messages.openUntilSubject({ day, title }),
    preview: messages.canExtend,
    heading: messages.openUntilHeading({ day }),
    blocks: [
      text(toName(first_name, messages.openUntil({ day }))),
      facts([messages.opportunity, title]),
      button(messages.extend, link),
      note(messages.keepLink),
    ],
    reason: messages.becauseShared,
  }),
});
