export { RsvpArea } from './RsvpArea';
