export { CoachProfile } from './CoachProfile';
export { useCoachingCoachQuery } from './coachProfile.api';
