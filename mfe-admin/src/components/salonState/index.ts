export { SalonState } from './SalonState';
export { salonStateText } from './salonState.messages';
