export { prefetchSalon, type StaffSalon, useContentStaffSalonQuery } from './salon.api';
export { SalonActions } from './SalonActions';
export { SalonEditor } from './SalonEditor';
