export { MemberProfile } from './MemberProfile';
export { type Member, memberInput, prefetchMember, useUsersMemberQuery } from './memberProfile.api';
export { placeOf, profilePath } from './place';
export { ProfileSeenAs } from './ProfileSeenAs';
export type { ProfileTab } from './view/ProfileTabs';
export { audienceIn } from './view/ViewAs';
export { EditorPlace } from './view/EditorPlace';
