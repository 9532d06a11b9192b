export { EventFilters } from './EventFilters';
export { type EventView, eventViewOf, useEventView } from './useEventView';
