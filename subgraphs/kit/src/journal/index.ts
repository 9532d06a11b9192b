export { type ConsentFact, type Fact, forgetFacts, journalOf, noteFact, type StoredFact } from './journal';
