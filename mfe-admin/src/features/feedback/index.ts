export { Feedback } from './Feedback';
export { prefetchFeedback, type StaffReview } from './feedback.api';
