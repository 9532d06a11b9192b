export { prefetchSeason } from './season.api';
export { Season } from './Season';
