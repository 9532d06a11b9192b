export { ExportReviews } from './ExportReviews';
export { Feedback } from './Feedback';
export { FeedbackLead } from './FeedbackLead';
export { prefetchFeedback, type StaffReview } from './feedback.api';
