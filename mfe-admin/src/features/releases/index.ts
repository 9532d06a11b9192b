export { ReleasesOfAreas } from './ReleasesOfAreas';
