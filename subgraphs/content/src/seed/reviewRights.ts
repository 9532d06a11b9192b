import { PORTFOLIO_SERVICE } from '@athenaeum/content-contract';
import { DEMO_ACCOUNTS, demoId, insertDemo } from '@athenaeum/kit/demo';
import { ReviewRight, type ReviewRightRow } from '../modules/review/reviewRight.model';

/** A session that took place, from the coaching domain. */
export interface HeldSession {
  user_id: string;
  coach_id: string;
  coach_name: string;
}

/** Members may review their coaches; the member of the walkthroughs also has a portfolio. */
export function seedReviewRights(held: readonly HeldSession[], now: number): Promise<void> {
  const right = (
    user_id: string,
    entry_id: string,
    review_type: ReviewRightRow['review_type'],
    title: string,
  ) => ({
    _id: demoId('review-right', `${user_id} ${entry_id}`),
    user_id,
    entry_id,
    review_type,
    title,
    granted_at: now,
  });
  const rows = new Map<string, ReviewRightRow>();
  for (const { user_id, coach_id, coach_name } of held)
    rows.set(`${user_id} ${coach_id}`, right(user_id, coach_id, 'Coaching', coach_name));
  const portfolio = right(
    DEMO_ACCOUNTS.member.id,
    PORTFOLIO_SERVICE,
    'BCP',
    'The Athena Branded Career Portfolio',
  );
  return insertDemo<ReviewRightRow>(ReviewRight, [...rows.values(), portfolio]);
}
