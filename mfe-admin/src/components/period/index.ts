export { dayParam, periodOf } from './period';
export { DatedListTools, PeriodFields } from './PeriodFields';
