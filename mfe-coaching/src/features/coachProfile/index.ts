export { CoachProfile } from './CoachProfile';
export { type Coach, prefetchCoach, useCoachingCoachQuery } from './coachProfile.api';
export { coachProfileText } from './coachProfile.messages';
export { CoachSkeleton } from './CoachSkeleton';
