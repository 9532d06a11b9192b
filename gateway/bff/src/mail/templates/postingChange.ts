import * as z from 'zod';
import { button, note, quote, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as said } from './opportunity.messages';
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
    subject: accepted ? said.changeLive({ title }) : said.changeDeclined({ title }),
    preview: accepted ? said.livePreview : said.declinedPreview,
    heading: title,
    blocks: [
      text(toName(first_name, accepted ? said.nowLive : said.notAccepted)),
      ...(reason ? [quote(reason)] : []),
      button(said.viewYours, link),
      note(said.keepLink),
    ],
    reason: said.becauseShared,
  }),
});
