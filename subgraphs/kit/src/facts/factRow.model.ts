import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';
import type { Fact } from './fact';

/** Far longer than a browser needs to reconnect. */
export const FACT_TTL_MS = 10 * 60_000;

/** A fact on its way to the other processes. */
export interface FactRow extends Fact {
  _id: string;
  at: Date;
}

const factSchema = new Schema<FactRow>(
  {
    _id: { type: String, default: () => randomUUID() },
    kind: { type: String, required: true },
    id: { type: String, required: true },
    to: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'facts', versionKey: false, id: false },
);

// Facts since the last poll; also deletes expired ones.
factSchema.index({ at: 1 }, { expireAfterSeconds: FACT_TTL_MS / 1000 });

export const FactModel = model<FactRow>('Fact', factSchema);
