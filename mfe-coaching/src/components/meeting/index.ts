export { JoinSession } from './JoinSession';
export { MeetingFields } from './MeetingFields';
export { MeetingLine } from './MeetingLine';
export type { Meeting } from './meeting';
