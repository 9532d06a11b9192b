export { Companies } from './Companies';
