import type { ClientSession } from 'mongoose';
import type { Fact, PublishedFact } from './fact';
import { processFacts } from './processFacts';
import type { FactTransport, Subscription } from './transport';

let transport: FactTransport = processFacts();

/** Sets the transport of this process, before the first subscription. Within the process by default. */
export const useFactTransport = (chosen: FactTransport): void => void (transport = chosen);

/** Publishes at once: for changes that are stored already, or need no transaction. */
export const publishFacts = (...facts: readonly Fact[]): void => transport.publish(facts);

export const subscribeToFacts = (listener: (fact: PublishedFact) => void): Subscription =>
  transport.subscribe(listener);

export const closeFacts = (): Promise<void> => transport.close();

const uncommitted = new WeakMap<ClientSession, Map<string, Fact>>();

/** Publishes each fact once, after the transaction has been committed; none if it is rolled back. */
export function publishAfterCommit(session: ClientSession, ...facts: readonly Fact[]): void {
  const known = uncommitted.get(session) ?? new Map<string, Fact>();
  for (const fact of facts) known.set(JSON.stringify(fact), fact);
  uncommitted.set(session, known);
}

/** Discards the facts of an attempt of a transaction that is repeated. */
export const discardFacts = (session: ClientSession): void => void uncommitted.delete(session);

export function publishCommitted(session: ClientSession): void {
  const facts = uncommitted.get(session);
  uncommitted.delete(session);
  if (facts) transport.publish([...facts.values()]);
}
