export { CoachCategory } from './CoachCategory';
export { CoachDirectory } from './CoachDirectory';
export { prefetchCategory, prefetchCoaches } from './coachDirectory.api';
export { coachDirectoryText } from './coachDirectory.messages';
