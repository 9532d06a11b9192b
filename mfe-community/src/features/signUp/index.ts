export { friendIn } from './friendIn';
export { LOGIN } from './login';
export type { Standing } from './membership';
export { RejoinPanel } from './RejoinPanel';
export { SignUpForm } from './SignUpForm';
export { useStanding } from './useStanding';
export { YearHolds } from './YearHolds';
