export { FilterViews } from './FilterViews';
export { SavedFilters } from './SavedFilters';
export { SaveFilter } from './SaveFilter';
