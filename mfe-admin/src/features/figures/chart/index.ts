export { type Bar, Bars } from './Bars';
export { Lines } from './Lines';
export { SmallColumns, Smalls } from './SmallColumns';
export { Spark } from './Spark';
