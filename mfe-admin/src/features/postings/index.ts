export { Postings } from './Postings';
export { prefetchPostings } from './postings.api';
