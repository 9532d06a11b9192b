export { LearnBanner } from './LearnBanner';
export { MembershipLine } from './MembershipLine';
export { SiteHeader } from './SiteHeader';
export { type LinkGroup, SiteFooter } from './SiteFooter';
