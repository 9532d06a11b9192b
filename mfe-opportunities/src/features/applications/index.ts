export { type OwnApplication, prefetchMyApplications } from './applications.api';
export { MyApplications } from './MyApplications';
