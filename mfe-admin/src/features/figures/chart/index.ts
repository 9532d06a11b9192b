export { type Bar, Bars } from './Bars';
export { Columns } from './Columns';
