export { findInArea } from './findInArea';
