export { PostingDesk } from './PostingDesk';
export { prefetchPosting, useOpportunitiesDeskPostingQuery } from './posting.api';
