export { SalonAbout } from './SalonAbout';
export { SalonHeader } from './SalonHeader';
export { SalonSkeleton } from './SalonSkeleton';
export { prefetchSalon, type SalonDetail, useContentSalonQuery } from './salonDetail.api';
