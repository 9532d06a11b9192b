import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An example of a finished Branded Career Portfolio. */
const bcpExampleSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    title: { type: String, required: true },
    /** Public path of its file. */
    asset: { type: String, required: true },
    position: { type: Number, required: true },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
bcpExampleSchema.plugin(joinReads);

// The examples of the portfolio page, in their order.
bcpExampleSchema.index({ position: 1 });

export type BcpExampleRow = InferRawDocTypeFromSchema<typeof bcpExampleSchema>;
export const BcpExample = model<BcpExampleRow>('BcpExample', bcpExampleSchema);
