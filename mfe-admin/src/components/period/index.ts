export { dayParam, periodOf } from './period';
export { PeriodFields } from './PeriodFields';
