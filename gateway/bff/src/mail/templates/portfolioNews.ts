import { PORTFOLIO_LIMITS } from '@athenaeum/coaching-contract';
import { PORTFOLIO_NEWS, type PortfolioNews } from '@athenaeum/coaching-contract/outgoing';
import * as z from 'zod';
import { button, quote, text } from '../render/letter';
import { hello } from './greeting';
import { greetingName, href, line, paragraphs, typedLine } from './params';
import { portfolioText as messages } from './portfolio.messages';
import { defineTemplate } from './template';

/** What the button leads to, by what has happened. */
const ACTIONS = {
  ordered: 'toWrite',
  begun: 'yours',
  draft: 'readDraft',
  approved: 'toWrite',
  changes: 'toWrite',
  delivered: 'yours',
} as const satisfies Record<PortfolioNews, keyof typeof messages>;

/** How a portfolio comes along: to the member, to its writer, or to member support. */
export const portfolioNews = defineTemplate({
  name: 'portfolio-news',
  list: null,
  bell: { area: 'coaching', topic: 'coaching' },
  params: z.strictObject({
    first_name: greetingName,
    news: z.enum(PORTFOLIO_NEWS),
    /** As the shop calls it. */
    title: line(),
    other: typedLine(),
    /** What was said with the draft, or in answer to it. */
    note: paragraphs(PORTFOLIO_LIMITS.note).nullable(),
    link: href,
  }),
  write({ first_name, news, title, other, note, link }) {
    const told = { title, other };
    return {
      subject: messages[`${news}Subject`](told),
      preview: messages[news](told),
      heading: title,
      blocks: [
        ...hello(first_name),
        text(messages[news](told)),
        ...(note ? [quote(note)] : []),
        button(messages[ACTIONS[news]], link),
      ],
      reason: messages.because,
    };
  },
});
