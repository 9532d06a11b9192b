export { RsvpBar } from './RsvpBar';
export { RsvpPanel } from './RsvpPanel';
