export { RsvpBar } from './RsvpBar';
export { RsvpPanel } from './RsvpPanel';
export { RsvpRow } from './RsvpRow';
export { SeatRow } from './SeatRow';
export { SeatOrder } from './SeatOrder';
export type { RequestedSeat } from '../../components/rsvp/rsvp.api';
