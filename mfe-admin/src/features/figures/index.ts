export { Dashboard } from './Dashboard';
export { prefetchFigures } from './figures.api';
export { PeriodLead } from './PeriodLead';
export { PeriodPicker } from './PeriodPicker';
