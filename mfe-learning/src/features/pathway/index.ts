export { Pathway } from './Pathway';
export { prefetchPathway } from './pathway.api';
