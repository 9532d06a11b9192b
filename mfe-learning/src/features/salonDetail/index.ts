export { HostsAndExperts } from './HostsAndExperts';
export { SalonAbout } from './SalonAbout';
export { SalonHeader } from './SalonHeader';
export { SalonSkeleton } from './SalonSkeleton';
export { Topics } from './Topics';
export { keptSalon, prefetchSalon, type SalonDetail, useContentSalonQuery } from './salonDetail.api';
