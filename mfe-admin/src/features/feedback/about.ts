import type { StaffReview } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { reviewTypeText } from './reviewTypes.messages';

/** "Salon: The First Ten Hires", or only the type. */
export function aboutOf({ review_type, event_title }: StaffReview): string {
  const type = reviewTypeText[review_type];
  return event_title ? `${type}: ${event_title}` : type;
}

/** "Amara Osei on Salon: The First Ten Hires" */
export const subjectOf = (review: StaffReview): string =>
  feedbackText.reviewOn({ name: review.reviewer_name, about: aboutOf(review) });
