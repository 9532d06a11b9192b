import mongoose, { type ClientSession } from 'mongoose';

/** What a restored backup must not undo, as it was last. */
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
  /** What stands in the member's record because of it. */
  signature: object;
}

export type StoredFact = Fact & { _id: string; at: Date };

/** Where facts lie: with the list of the forgotten, in a database that no restore replaces. */
export const journalOf = (client: mongoose.mongo.MongoClient, databaseName: string) =>
  client.db(`${databaseName}_forgotten`).collection<StoredFact>('facts');

/** Notes a fact in the transaction of the change itself; the one before it of the same subject is gone. */
export async function noteFact(session: ClientSession | null, fact: Fact): Promise<void> {
  const { connection } = mongoose;
  const facts = journalOf(connection.getClient() as mongoose.mongo.MongoClient, connection.name);
  await facts.updateOne(
    { _id: `${fact.kind} ${fact.subject}` },
    { $set: { ...fact, at: new Date() } },
    { upsert: true, ...(session && { session }) },
  );
}

/** With the member they are about. */
export async function forgetFacts(session: ClientSession, user_id: string): Promise<void> {
  const { connection } = mongoose;
  const facts = journalOf(connection.getClient() as mongoose.mongo.MongoClient, connection.name);
  await facts.deleteMany({ user_id }, { session });
}
