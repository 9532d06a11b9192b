export { RsvpArea } from './RsvpArea';
export { useRsvpState } from './useRsvpState';
