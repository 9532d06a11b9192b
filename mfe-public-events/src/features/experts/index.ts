export { Experts } from './Experts';
export { prefetchExperts } from './experts.api';
