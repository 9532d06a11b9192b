export { MembersList } from './MembersList';
export { prefetchMembersList } from './membersList.api';
