export { MemberProfile } from './MemberProfile';
export { useUsersMemberQuery } from './memberProfile.api';
