export { HomePrompts } from './HomePrompts';
