export { Experts } from './Experts';
export { prefetchExperts } from './experts.api';
export { HostGroupsDocument, type HostGroupsQuery } from './__generated__/experts';
