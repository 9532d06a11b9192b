export { MemberAccess } from './MemberAccess';
