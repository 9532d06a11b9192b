export { MemberProfile } from './MemberProfile';
export { memberInput, prefetchMember, useUsersMemberQuery } from './memberProfile.api';
