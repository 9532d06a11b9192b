export { prefetchSalon, useContentStaffSalonQuery } from './salon.api';
export { SalonActions } from './SalonActions';
export { SalonEditor } from './SalonEditor';
