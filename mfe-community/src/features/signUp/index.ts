export { LOGIN } from './login';
export type { Standing } from './membership';
export { useUsersMembershipTermQuery } from './membershipTerm.api';
export { RejoinPanel } from './RejoinPanel';
export { SignUpForm } from './SignUpForm';
export { useStanding } from './useStanding';
