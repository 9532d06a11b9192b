export { RsvpBar } from './RsvpBar';
export { RsvpPanel } from './RsvpPanel';
export { RsvpRow } from './RsvpRow';
export { SeatOrderNotice } from './SeatOrderNotice';
