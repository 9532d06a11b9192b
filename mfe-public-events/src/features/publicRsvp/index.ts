export { PublicRsvp } from './PublicRsvp';
