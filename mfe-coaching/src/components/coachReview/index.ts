export { OwnReview } from './OwnReview';
export { SessionReview } from './SessionReview';
