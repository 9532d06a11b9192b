import * as z from 'zod';
import { button, facts, note, quote, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

/** To the poster who changed an opportunity: the decision of board support. */
export const postingChange = defineTemplate({
  name: 'posting-change',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    first_name: greetingName,
    title: typedLine(),
    accepted: z.boolean(),
    /** Why, in the words of board support. */
    note: paragraphs(500).nullable(),
    link: href,
  }),
  write: ({ first_name, title, accepted, note: reason, link }) => ({
    subject: accepted ? messages.changeLive({ title }) : messages.changeDeclined({ title }),
    preview: accepted ? messages.livePreview : messages.declinedPreview,
    heading: accepted ? messages.liveHeading : messages.declinedHeading,
    blocks: [
      text(toName(first_name, accepted ? messages.nowLive : messages.notAccepted)),
      facts([messages.opportunity, title]),
      ...(reason ? [quote(reason)] : []),
      button(messages.viewYours, link),
      note(messages.keepLink),
    ],
    reason: messages.becauseShared,
  }),
});
