export {
  searchParamsOf,
  type Criteria,
  criteriaIn,
  inWords,
  isNarrowed,
  type ListName,
  FILTER_LISTS,
  MAX_WORDS_LENGTH,
  NO_CRITERIA,
} from './boardFilter';
export { boardFilterText } from './boardFilter.messages';
