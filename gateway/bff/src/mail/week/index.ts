export { weekReaders } from './weekReaders';
export { weeksOf } from './weeksOf';
