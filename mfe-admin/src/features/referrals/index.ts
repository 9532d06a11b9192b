export { ExportReferrals } from './ExportReferrals';
export { Referrals } from './Referrals';
export { type ListedReferral, prefetchReferrals } from './referrals.api';
