export { parseInvitation } from './parseInvitation';
export { LOGIN } from './login';
export type { PaymentStatus } from './membership';
export { RejoinPanel } from './RejoinPanel';
export { SignUpForm } from './SignUpForm';
export { usePaymentStatus } from './usePaymentStatus';
export { MembershipBenefits } from './MembershipBenefits';
