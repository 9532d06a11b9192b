export { RsvpPanel } from './RsvpPanel';
