export { SalonAbout } from './SalonAbout';
export { SalonHeader } from './SalonHeader';
export { SalonSkeleton } from './SalonSkeleton';
export { type SalonDetail, useContentSalonQuery } from './salonDetail.api';
