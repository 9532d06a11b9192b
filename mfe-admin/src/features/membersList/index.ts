export { ExportMembers } from './ExportMembers';
export { MembersList } from './MembersList';
export { prefetchMembersList } from './membersList.api';
export type { ListedMember } from './membersList.api';
