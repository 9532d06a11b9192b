export { CoachDirectory } from './CoachDirectory';
export { prefetchCoaches } from './coachDirectory.api';
