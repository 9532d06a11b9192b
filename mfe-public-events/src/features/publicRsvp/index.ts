export { RsvpArea } from './RsvpArea';
export type { RsvpEvent } from './standing';
