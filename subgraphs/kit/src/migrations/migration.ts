import type { mongo } from 'mongoose';

/** A stored document as the driver reads it. */
export type Stored = mongo.Document;

/** What is done to each of some documents. */
export interface Step {
  /** The documents that it still has to change: one that it has changed must not match any more. */
  where: mongo.Filter<Stored>;
  /** The update of one document, from what the document holds; it is written in the transaction that has read it. */
  change(document: Stored): mongo.UpdateFilter<Stored>;
}

/** A change of the form in which the documents of one collection are stored, in two steps and with a way back. */
export interface Migration {
  /** The name of its file: `NNNN-what-it-does`. Numbers are never reused. */
  id: string;
  /** What it does, in one sentence. */
  about: string;
  collection: string;
  /**
   * What this version of the code needs. `both`: it reads documents of either form, and what it writes has both. `new`: it neither
   * reads nor writes the old form; it is not ready before the expand, and only such a version may contract.
   */
  reads: 'both' | 'new';
  /** Adds the new form beside the old. Matches again where code that does not know the new form has written since. */
  expand: Step;
  /** Removes the old form; null where the old form is that a field is missing. */
  contract: Step | null;
  /** Removes the new form, wherever it came from: afterwards each document is what it was. */
  back: Step;
}

export const STEPS = ['expand', 'contract', 'back'] as const;
export type StepName = (typeof STEPS)[number];

/** Something that the person who runs a migration can put right. */
export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem';
}
