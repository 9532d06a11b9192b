import { demoId } from '@athenaeum/kit/demo';
import { dayAt, deadlineEnd, DEFAULT_POSTING_DAYS } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../modules/opportunity/opportunity.model';
import { postedBy } from './postedRows';
import { POSTINGS, type Posting } from './postings';

const DAY = 86_400_000;

export const opportunityRows = (now: number): PublishedRow[] =>
  POSTINGS.map((posting) => toRow(posting, now));

export interface PublishedRow extends OpportunityRow {
  published_at: number;
  expires_at: number;
}

function toRow(
  { daysAgo, postingDays, deadlineIn, hub, qualifications, closed, ...posting }: Posting,
  now: number,
): PublishedRow {
  const id = demoId('opportunity', posting.slug);
  const published_at = now - daysAgo * DAY;
  const days = published_at + (postingDays ?? DEFAULT_POSTING_DAYS) * DAY;
  const deadline = deadlineIn ? dayAt(now + deadlineIn * DAY) : null;
  const row: PublishedRow = {
    ...posting,
    _id: id,
    contentful_id: id,
    isConfidential: posting.isConfidential ?? false,
    image: null,
    website: `https://${siteOf(posting.company)}.example`,
    nearestRegionalHub: hub,
    showHub: true,
    qualificationsSought: qualifications,
    version: 0,
    postingTime: postingDays ?? DEFAULT_POSTING_DAYS,
    published_at,
    deadline,
    expires_at: deadline ? Math.min(deadlineEnd(deadline), days) : days,
    closed_at: closed ? now - 2 * DAY : null,
    // No alerts about postings from before.
    alerted_at: published_at,
    applied: 0,
  };
  return { ...row, ...postedBy(row, now) };
}

const siteOf = (company: string) => company.toLowerCase().replace(/[^a-z]+/g, '');
