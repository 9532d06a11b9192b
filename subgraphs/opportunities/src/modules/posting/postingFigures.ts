import { APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { Application } from '../application/application.model';
import { NOT_WITHDRAWN } from '../application/application.policy';
import { OpportunityViews } from '../opportunity/opportunityViews.model';

const DAY = 86_400_000;

export interface PostingFigures {
  views: number;
  views_this_week: number;
  /** Views by day (UTC), only days that have any. */
  days: { day: string; count: number }[];
  applicants: { status: string; count: number }[];
}

/** How often a posting was viewed, and how many applications have each status: numbers, without names. */
export async function postingFigures(opportunity_id: string, now = Date.now()): Promise<PostingFigures> {
  const lastWeek = new Date(now - 6 * DAY).toISOString().slice(0, 10);
  const [days, stages] = await Promise.all([
    OpportunityViews.find({ opportunity_id }).lean(),
    Application.aggregate<{ _id: string; count: number }>([
      { $match: { opportunity_id, ...NOT_WITHDRAWN } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]),
  ]);
  const sum = (some: typeof days) => some.reduce((all, { count }) => all + count, 0);
  const counted = new Map(stages.map(({ _id, count }) => [_id, count]));
  return {
    days,
    views: sum(days),
    views_this_week: sum(days.filter(({ day }) => day >= lastWeek)),
    applicants: APPLICATION_STATUSES.flatMap((status) => {
      const count = counted.get(status);
      return count ? [{ status, count }] : [];
    }),
  };
}
