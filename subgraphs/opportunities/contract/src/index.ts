export { APPLICATION_LIMITS } from './application';
export { OPPORTUNITY_MESSAGES } from './messages';
export {
  CONFIDENTIAL_COMPANY,
  DEFAULT_POSTING_DAYS,
  HELD_STATUS,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_STATUSES,
  OPPORTUNITY_TYPES,
  POSTING_DAYS,
  type OpportunityStatus,
  type OpportunityType,
  type PostingDays,
} from './opportunity';
