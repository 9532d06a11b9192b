export { PostedFrame } from './PostedFrame';
export { PostedOpportunity } from './PostedOpportunity';
export { type Posted, useOpportunitiesPostedQuery } from './posted.api';
