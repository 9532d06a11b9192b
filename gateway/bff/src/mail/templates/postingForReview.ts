import * as z from 'zod';
import { button, text } from '../render/letter';
import { opportunityText as said } from './opportunity.messages';
import { href, typedLine } from './params';
import { defineTemplate } from './template';

/** To board support. The poster and the company are shown on the staff page. */
export const postingForReview = defineTemplate({
  name: 'posting-for-review',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ title: typedLine(), change: z.boolean(), link: href }),
  write: ({ title, change, link }) => ({
    subject: said.reviewSubject({ title }),
    preview: change ? said.changePreview : said.sharedPreview,
    heading: title,
    blocks: [text(change ? said.changeWaits : said.sharedWaits), button(said.review, link)],
    reason: said.becauseBoard,
  }),
});
