export { AllApplications } from './AllApplications';
export { prefetchAllApplications } from './allApplications.api';
