export { HideSelected } from './HideSelected';
export type { RecordOfMember } from './memberRecord.api';
export { MemberEditor } from './MemberEditor';
export { MemberHistory, useCountOfHistory } from './MemberHistory';
