import type { OpportunityRow } from '../modules/opportunity/opportunity.model';
import type { OpportunityViewsRow } from '../modules/opportunity/opportunityViews.model';
import type { PublishedRow } from './opportunityRows';

const DAY = 86_400_000;
/** The demo posting that was submitted by a company, which has sent a change. */
const POSTED = 'remuneration-chair-insurance';

type Posted = Required<Pick<OpportunityRow, 'poster' | 'proposal' | 'submitted_at' | 'confirmed_at'>>;

/** The poster, and the change that waits for board support; nothing for postings by staff. */
export function postedBy(row: PublishedRow, now: number): Partial<Posted> {
  if (row.slug !== POSTED) return {};
  const { title, opportunityType, industry, businessType, businessSize, nearestRegionalHub } = row;
  const { compensation, term, deadline, aboutRole, aboutCompany, qualificationsSought } = row;
  const submitted_at = row.published_at - 2 * DAY;
  return {
    submitted_at,
    confirmed_at: submitted_at,
    poster: {
      name: 'Eleanor Whitcombe',
      email: 'eleanor.whitcombe@harrowmutual.example',
      relationship: 'Decision Maker',
      company: 'Harrow Mutual',
      hearAboutAthena: 'An Athena member',
      contactName: 'Eleanor Whitcombe',
      contactEmail: 'eleanor.whitcombe@harrowmutual.example',
      sendNotifications: false,
      agreed_at: submitted_at,
    },
    proposal: {
      proposed_at: now - DAY,
      ...{ title, opportunityType, industry, businessType, businessSize, nearestRegionalHub },
      ...{ compensation, term, deadline, aboutRole, aboutCompany, qualificationsSought },
      needs: 'Remuneration experience, a regulated business, a clear voice in public',
      commitment: 'Eight meetings a year, four of them in person, about 30 days',
    },
  };
}

/** Views of each day on the board: most when it is new. */
export const viewRows = (rows: readonly PublishedRow[], now: number): OpportunityViewsRow[] =>
  rows.flatMap(({ _id: opportunity_id, slug, published_at, expires_at, closed_at }) => {
    const days = Math.floor((Math.min(now, expires_at, closed_at ?? now) - published_at) / DAY);
    return Array.from({ length: days }, (_, since) => {
      const day = new Date(published_at + since * DAY).toISOString().slice(0, 10);
      const count = 2 + ((slug.length * 7 + since * 5) % 11) + Math.max(0, 12 - since * 2);
      return { _id: `${opportunity_id}:${day}`, opportunity_id, day, count };
    });
  });
