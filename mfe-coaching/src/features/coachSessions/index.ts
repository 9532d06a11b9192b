export { CoachSessions } from './CoachSessions';
export { coachSessionsText } from './coachSessions.messages';
