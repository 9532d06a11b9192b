import { opportunityAlert as message } from '@athenaeum/opportunities-contract/outgoing';
import { opportunityAlert } from '../templates/opportunityAlert';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** To a member whose filter it still matches: what any member sees on the board, and nothing more. */
export const opportunityAlertLetter = defineLetter({
  message,
  async prepare({ opportunity_id, user_id }, { sources, brand }) {
    const found = await sources.opportunityAlertNotice(opportunity_id, user_id);
    if (!found || !(await sources.isMember(user_id))) return null;
    const member = await sources.contact(user_id);
    if (!member) return null;
    const { slug, title, opportunityType, company, industry, nearestRegionalHub, filter } = found;
    return {
      template: opportunityAlert as AnyTemplate,
      params: {
        first_name: member.first_name,
        title: sanitizeLine(title),
        type: opportunityType,
        company: sanitizeLine(company) || null,
        industry: sanitizeLine(industry) || null,
        hub: sanitizeLine(nearestRegionalHub) || null,
        filter: sanitizeLine(filter),
        link: `${brand.origin}/opportunities?opportunity=${encodeURIComponent(slug)}`,
      },
      ...memberRecipient(member),
    };
  },
});
