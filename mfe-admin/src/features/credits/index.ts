export type { Credits } from './credits.api';
export { MemberCredits } from './MemberCredits';
export { useCoachingLeft } from './useCoachingLeft';
