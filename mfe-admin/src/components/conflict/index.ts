export { Conflict } from './Conflict';
