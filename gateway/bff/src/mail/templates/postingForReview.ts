import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { opportunityText as messages } from './opportunity.messages';
import { href, typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. The poster and the company are shown on the staff page. */
export const postingForReview = defineTemplate({
  name: 'posting-for-review',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ title: typedLine(), change: z.boolean(), link: href }),
  write: ({ title, change, link }) => ({
    subject: messages.reviewSubject({ title }),
    preview: change ? messages.changePreview : messages.sharedPreview,
    heading: change ? messages.changeHeading : messages.sharedHeading,
    blocks: [
      text(change ? messages.changeWaits : messages.sharedWaits),
      facts([messages.opportunity, title]),
      button(messages.review, link),
    ],
    reason: messages.becauseBoard,
  }),
});
