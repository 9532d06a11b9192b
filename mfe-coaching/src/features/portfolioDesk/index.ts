export { PortfolioDesk } from './PortfolioDesk';
export { portfolioDeskText } from './portfolioDesk.messages';
