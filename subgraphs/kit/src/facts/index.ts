export { databaseFacts } from './databaseFacts';
export type { Audience, Fact, PublishedFact } from './fact';
export { FactModel } from './factRow.model';
export { closeFacts, subscribeToFacts, publishAfterCommit, publishFacts, useFactTransport } from './publish';
export type { Subscription } from './transport';
