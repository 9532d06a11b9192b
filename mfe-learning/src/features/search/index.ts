export { SearchResults } from './SearchResults';
export { UnusableTerm } from './UnusableTerm';
