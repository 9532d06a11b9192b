export { PostedFrame } from './PostedFrame';
export { PostedOpportunity } from './PostedOpportunity';
export { useOpportunitiesPostedQuery } from './posted.api';
