export { BookSession } from './BookSession';
