export { Recording } from './Recording';
