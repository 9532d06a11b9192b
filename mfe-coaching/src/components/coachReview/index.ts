export { OwnReview } from './OwnReview';
export { SessionReview } from './SessionReview';
export { SurveyForm } from './SurveyForm';
