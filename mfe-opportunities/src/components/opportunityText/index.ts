export { closingDay } from './closingDay';
export { factsOf, LAST_DAYS, lastDaysOf } from './factsOf';
export { OpportunityText, type ToldOpportunity } from './OpportunityText';
export { Terms } from './Terms';
export { opportunityDetailsText } from './opportunityDetails.messages';
