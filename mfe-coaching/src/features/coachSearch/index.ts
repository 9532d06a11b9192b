export { CoachSearchCard as default } from './CoachSearchCard';
