export { CoachSessions } from './CoachSessions';
