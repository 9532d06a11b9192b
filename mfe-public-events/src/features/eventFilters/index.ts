export { EventFilters } from './EventFilters';
export { type EventView, useEventView } from './useEventView';
