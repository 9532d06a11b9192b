export { Experts } from './Experts';
export { prefetchExperts } from './experts.api';
export { HostGroupsDocument } from './__generated__/experts';
