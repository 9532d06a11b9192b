export { CoachDirectory } from './CoachDirectory';
