export { Availability } from './Availability';
export { availabilityText } from './availability.messages';
