export { SalonState } from './SalonState';
export { STATE_NAMES } from './states';
