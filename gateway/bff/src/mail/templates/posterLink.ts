import * as z from 'zod';
import { button, facts, note, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

/** To the poster of an opportunity: the link to see, extend or close it. */
export const posterLink = defineTemplate({
  name: 'poster-link',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, title: typedLine(), status: line(60), link: href }),
  write: ({ first_name, title, status, link }) => ({
    subject: messages.yoursSubject({ title, status }),
    preview: messages.statusPreview({ status }),
    heading: messages.yoursHeading({ status }),
    blocks: [
      text(toName(first_name, messages.thanks)),
      facts([messages.opportunity, title], [messages.status, status]),
      button(messages.viewYours, link),
      note(messages.keepLink),
    ],
    reason: messages.becauseShared,
  }),
});
