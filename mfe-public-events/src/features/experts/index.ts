export { Experts } from './Experts';
