export { Benefits } from './Benefits';
export { Portfolio } from './Portfolio';
export { PortfolioHero } from './PortfolioHero';
export { prefetchPortfolio } from './portfolio.api';
