export { PortfolioFeedback } from './PortfolioFeedback';
export { prefetchPortfolioReview } from './portfolioFeedback.api';
