export { MemberProfile } from './MemberProfile';
export { type Member, memberInput, prefetchMember, useUsersMemberQuery } from './memberProfile.api';
export { parseProfilePath, profilePath } from './profileAddress';
export { ProfileSeenAs } from './ProfileSeenAs';
export type { ProfileTab } from './view/ProfileTabs';
export { audienceIn } from './view/ViewAs';
export { LazyEditor } from './view/LazyEditor';
export { AnotherMember } from './shown/AnotherMember';
export { type OwnGround, useUsersOwnGroundQuery } from './shown/shown.api';
