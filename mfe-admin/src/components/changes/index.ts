export { type Change, Changes } from './Changes';
