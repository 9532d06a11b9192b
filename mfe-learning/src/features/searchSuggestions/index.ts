export { default } from './SearchSuggestions';
