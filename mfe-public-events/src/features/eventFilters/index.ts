export { EventFilters } from './EventFilters';
export { type EventView, eventViewOf } from './eventView';
export { useEventView } from './useEventView';
