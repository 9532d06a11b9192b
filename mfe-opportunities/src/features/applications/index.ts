export { prefetchMyApplications } from './applications.api';
export { MyApplications } from './MyApplications';
