export { EventList } from './EventList';
export { prefetchPublicEvents } from './eventList.api';
