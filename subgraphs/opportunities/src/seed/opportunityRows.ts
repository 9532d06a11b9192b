import { demoId } from '@athenaeum/kit/demo';
import { DEFAULT_POSTING_DAYS } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../modules/opportunity/opportunity.model';
import { POSTINGS, type Posting } from './postings';

const DAY = 86_400_000;

export const opportunityRows = (now: number): OpportunityRow[] =>
  POSTINGS.map((posting) => toRow(posting, now));

function toRow(
  { daysAgo, postingDays, hub, qualifications, closed, ...posting }: Posting,
  now: number,
): OpportunityRow {
  const id = demoId('opportunity', posting.slug);
  const published_at = now - daysAgo * DAY;
  return {
    ...posting,
    _id: id,
    contentful_id: id,
    isConfidential: posting.isConfidential ?? false,
    image: null,
    website: `https://${siteOf(posting.company)}.example`,
    nearestRegionalHub: hub,
    qualificationsSought: qualifications,
    published_at,
    expires_at: published_at + (postingDays ?? DEFAULT_POSTING_DAYS) * DAY,
    closed_at: closed ? now - 2 * DAY : null,
  };
}

const siteOf = (company: string) => company.toLowerCase().replace(/[^a-z]+/g, '');
