export { timeZonesWith } from './timeZones';
export { fromLocalTime, toLocalTime } from './zonedTime';
