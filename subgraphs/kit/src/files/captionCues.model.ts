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

/** The cues of captions that were uploaded and not saved with what they belong to yet; `_id` is the key of the file. */
const captionCuesSchema = new Schema(
  {
    _id: { type: String, required: true },
    cues: { type: [cue], required: true },
    at: { type: Date, required: true },
  },
  { collection: 'caption_cues', versionKey: false },
);

const TTL_DAYS = 2;
// Longer than an upload waits to be saved.
captionCuesSchema.index({ at: 1 }, { expireAfterSeconds: TTL_DAYS * 86_400 });

export type CaptionCuesRow = InferRawDocTypeFromSchema<typeof captionCuesSchema>;
export const CaptionCues = model<CaptionCuesRow>('CaptionCues', captionCuesSchema);
