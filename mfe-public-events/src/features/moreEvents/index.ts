export { prefetchMoreEvents } from './moreEvents.api';
export { MoreEvents } from './MoreEvents';
