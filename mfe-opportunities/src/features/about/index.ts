export { AboutOpportunities } from './AboutOpportunities';
