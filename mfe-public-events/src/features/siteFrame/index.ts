export { LearnBanner } from './LearnBanner';
export { type LinkGroup, SiteFooter } from './SiteFooter';
export { SiteHeader } from './SiteHeader';
