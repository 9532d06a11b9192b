export {
  addressOf,
  type Criteria,
  criteriaIn,
  inWords,
  isNarrowed,
  type ListName,
  LISTS,
  LONGEST_WORDS,
  NOTHING,
} from './boardFilter';
export { boardFilterText } from './boardFilter.messages';
