export { type OwnApplication, prefetchMyApplications } from './applications.api';
export { MyApplications } from './MyApplications';
export { applicationsText } from './applications.messages';
