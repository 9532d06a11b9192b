export { EventFilters } from './EventFilters';
export { EVENT_TYPES, type EventView, eventViewOf, hasFilters, LOCATIONS } from './eventView';
export { useEventView } from './useEventView';
