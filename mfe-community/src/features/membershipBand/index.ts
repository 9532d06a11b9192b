export { MembershipBand as default } from './MembershipBand';
