export { PortfolioFeedback } from './PortfolioFeedback';
export { prefetchPortfolioReview } from './portfolioFeedback.api';
export { portfolioFeedbackText } from './portfolioFeedback.messages';
