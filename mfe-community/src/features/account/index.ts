export { AccountSettings } from './AccountSettings';
export { AccountSkeleton } from './AccountSkeleton';
