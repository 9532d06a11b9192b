export { MembersList } from './MembersList';
