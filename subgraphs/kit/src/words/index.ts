/** Words as members search for them: one rule for the library and for the directory. */
export { isWithinSlips, lettersOf, mayBeWithinSlips } from './slips';
export { isPlainMatch, searchedWords, slipsAllowed, wordsOf } from './words';
