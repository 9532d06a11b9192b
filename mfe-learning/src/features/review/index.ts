export { MyReview } from './MyReview';
export { ReviewButton } from './ReviewButton';
