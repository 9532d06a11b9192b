export { NewPosting } from './NewPosting';
export { PostingDesk } from './PostingDesk';
export type { DeskApplication, DeskPosting } from './posting.api';
export { prefetchPosting, useOpportunitiesDeskPostingQuery } from './posting.api';
