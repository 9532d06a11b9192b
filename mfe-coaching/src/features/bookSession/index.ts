export { BookSession } from './BookSession';
export { NextHour } from './NextHour';
