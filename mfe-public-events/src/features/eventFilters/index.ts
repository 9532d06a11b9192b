export { EventFilters } from './EventFilters';
export { type EventView, eventViewOf, hasFilters } from './eventView';
export { useEventView } from './useEventView';
