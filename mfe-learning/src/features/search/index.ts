export type { FoundGroups } from './search.api';
export { SearchResults } from './SearchResults';
export { UnusableTerm } from './UnusableTerm';
