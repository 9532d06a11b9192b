import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const cue = new Schema(
  {
    /** Seconds. */
    start: { type: Number, required: true },
    end: { type: Number, required: true },
    text: { type: String, required: true },
    /** Title of the chapter that begins here. */
    chapter: { type: String },
  },
  { _id: false },
);

/** Separate from the salon, whose rows in lists must stay small; `_id` is the salon's. */
const transcriptSchema = new Schema(
  { _id: { type: String, required: true }, cues: { type: [cue], required: true } },
  { versionKey: false },
);
transcriptSchema.plugin(joinReads);

export type TranscriptRow = InferRawDocTypeFromSchema<typeof transcriptSchema>;
export const Transcript = model<TranscriptRow>('Transcript', transcriptSchema);
