export { PostedFrame } from './PostedFrame';
export { PostedOpportunity } from './PostedOpportunity';
export { type Posted, type PostedText, useOpportunitiesPostedQuery } from './posted.api';
export { postedText } from './posted.messages';
