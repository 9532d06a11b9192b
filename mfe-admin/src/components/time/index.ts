export { fromLocalTime, toLocalTime } from './zonedTime';
