export { SavedFilters } from './SavedFilters';
export { SaveFilter } from './SaveFilter';
