import mongoose, { type ClientSession } from 'mongoose';

/** A state that restoring a backup must not undo: the latest one of its subject. */
export type Fact =
  | { kind: 'standing'; subject: string; user_id: string; value: object }
  | { kind: 'password'; subject: string; user_id: string; value: { changed_at: number } }
  | { kind: 'consent'; subject: string; user_id: string; value: ConsentFact }
  | { kind: 'alerts'; subject: string; user_id: string; value: { alerts: boolean } }
  | { kind: 'factor'; subject: string; user_id: string; value: { removed: 'passkey' | 'app' } }
  | { kind: 'suppression'; subject: string; user_id: null; value: { isWanted: boolean } };

export interface ConsentFact {
  kind: string;
  subject_id: string;
  given_at: number;
  /** Fields of the member's record that follow from it. */
  signature: object;
}

export type StoredFact = Fact & { _id: string; at: Date };

/** The collection of facts, beside the list of forgotten members in a database that a restore does not replace. */
export const journalOf = (client: mongoose.mongo.MongoClient, databaseName: string) =>
  client.db(`${databaseName}_forgotten`).collection<StoredFact>('facts');

/** Writes a fact in the transaction of the change itself, in place of the earlier one of the same subject. */
export async function noteFact(session: ClientSession | null, fact: Fact): Promise<void> {
  const { connection } = mongoose;
  const facts = journalOf(connection.getClient() as mongoose.mongo.MongoClient, connection.name);
  await facts.updateOne(
    { _id: `${fact.kind} ${fact.subject}` },
    { $set: { ...fact, at: new Date() } },
    { upsert: true, ...(session && { session }) },
  );
}

/** Removes the facts about a member who is forgotten. */
export async function forgetFacts(session: ClientSession, user_id: string): Promise<void> {
  const { connection } = mongoose;
  const facts = journalOf(connection.getClient() as mongoose.mongo.MongoClient, connection.name);
  await facts.deleteMany({ user_id }, { session });
}
