export { Availability } from './Availability';
