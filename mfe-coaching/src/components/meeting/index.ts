export { JoinSession } from './JoinSession';
export { MeetingFields } from './MeetingFields';
export { MeetingLine } from './MeetingLine';
export type { MeetingFragment } from './__generated__/meeting';
