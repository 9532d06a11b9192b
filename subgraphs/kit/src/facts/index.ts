export type { Audience, Fact, PublishedFact } from './fact';
export { factsBetweenProcesses } from './factsBetweenProcesses';
export { FactModel } from './factRow.model';
export { closeFacts, subscribeToFacts, publishAfterCommit, publishFacts, useFactTransport } from './publish';
export type { Subscription } from './transport';
