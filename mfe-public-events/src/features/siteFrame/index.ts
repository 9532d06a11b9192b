export { LearnBanner } from './LearnBanner';
export { SiteFooter } from './SiteFooter';
export { SiteHeader } from './SiteHeader';
