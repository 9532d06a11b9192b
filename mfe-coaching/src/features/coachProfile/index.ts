export { CoachProfile } from './CoachProfile';
export { prefetchCoach, useCoachingCoachQuery } from './coachProfile.api';
