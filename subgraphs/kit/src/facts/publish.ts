import type { ClientSession } from 'mongoose';
import type { Fact, PublishedFact } from './fact';
import { processFacts } from './processFacts';
import type { FactTransport, Following } from './transport';

let transport: FactTransport = processFacts();

/** Chooses how the facts of this process travel; before anybody follows. Within the process by default. */
export const useFactTransport = (chosen: FactTransport): void => void (transport = chosen);

/** For what is stored already, or needs no transaction. */
export const publishFacts = (...facts: readonly Fact[]): void => transport.publish(facts);

export const followFacts = (listener: (fact: PublishedFact) => void): Following => transport.follow(listener);

export const closeFacts = (): Promise<void> => transport.close();

const uncommitted = new WeakMap<ClientSession, Map<string, Fact>>();

/** Tells once the transaction is committed, each fact once; nothing if it is rolled back. */
export function publishAfterCommit(session: ClientSession, ...facts: readonly Fact[]): void {
  const known = uncommitted.get(session) ?? new Map<string, Fact>();
  for (const fact of facts) known.set(JSON.stringify(fact), fact);
  uncommitted.set(session, known);
}

/** What an earlier attempt of a transaction would have told did not happen. */
export const discardFacts = (session: ClientSession): void => void uncommitted.delete(session);

export function publishCommitted(session: ClientSession): void {
  const facts = uncommitted.get(session);
  uncommitted.delete(session);
  if (facts) transport.publish([...facts.values()]);
}
