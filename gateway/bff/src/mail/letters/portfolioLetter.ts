import { portfolioNews as message, type PortfolioNews } from '@athenaeum/coaching-contract/outgoing';
import type { Contact } from '../../sources/sources';
import { sanitizeLine } from '../templates/params';
import { portfolioNews } from '../templates/portfolioNews';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';

/** Where the member reads drafts, and where writers work. */
const MEMBER_PAGE = '/expert-strategists/bcp';
const WRITER_PAGE = '/expert-strategists/desk/portfolios';

const TO_WRITER: readonly PortfolioNews[] = ['approved', 'changes'];

/** How a portfolio comes along, unless it has moved on since: that has a mail of its own. */
export const portfolioLetter = defineLetter({
  message,
  async prepare({ portfolio_id, step, news }, { sources, brand }) {
    const portfolio = await sources.portfolioNotice(portfolio_id);
    if (!portfolio || portfolio.step !== step) return null;
    const { writer_id, writer_name, user_id, title } = portfolio;
    const member = await sources.contact(user_id);
    if (!member) return null;
    const memberName = nameOf(member) || 'A member';
    const about = { news, title: sanitizeLine(title) };
    const template = portfolioNews as AnyTemplate;
    if (news === 'ordered')
      return {
        template,
        to: { name: `${brand.name} member support`, address: brand.memberSupport },
        params: {
          ...about,
          ...{ first_name: null, other: memberName, note: null },
          link: `${brand.origin}${WRITER_PAGE}`,
        },
      };
    if (TO_WRITER.includes(news)) {
      const writer = writer_id && (await sources.contact(writer_id));
      if (!writer) return null;
      return {
        template,
        to: { name: nameOf(writer), address: writer.email },
        member: writer.id,
        about: member.id,
        params: {
          ...about,
          ...{ first_name: writer.first_name, other: memberName, note: portfolio.answer_note },
          link: `${brand.origin}${WRITER_PAGE}`,
        },
      };
    }
    return {
      template,
      to: { name: nameOf(member), address: member.email },
      member: member.id,
      params: {
        ...about,
        ...{ first_name: member.first_name, other: sanitizeLine(writer_name ?? 'Our team') },
        note: news === 'draft' ? portfolio.note : null,
        link: `${brand.origin}${MEMBER_PAGE}`,
      },
    };
  },
});

const nameOf = ({ first_name, last_name }: Contact): string => sanitizeLine(`${first_name} ${last_name}`);
