export { factsOf } from './factsOf';
export { OpportunityText, type ToldOpportunity } from './OpportunityText';
export { opportunityDetailsText } from './opportunityDetails.messages';
