export { Conflict } from './Conflict';
export { conflictText } from './conflict.messages';
