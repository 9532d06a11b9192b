/** How words of a search are matched, in the library and in the directory. */
export { isWithinEditDistance, lettersOf, mayBeWithinEditDistance } from './editDistance';
export { isPlainMatch, searchedWords, maxEditDistance, wordsOf } from './words';
