export { RsvpArea } from './RsvpArea';
export type { RsvpEvent } from './rsvpStatus';
