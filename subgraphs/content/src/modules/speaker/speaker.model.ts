import { randomUUID } from 'node:crypto';
import { SPEAKER_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const speakerSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: { type: String, required: true },
    name: { type: String, required: true },
    title: { type: String, default: null },
    description: { type: String, default: null },
    thumbnail: { type: String, default: null },
    type: { type: String, required: true, enum: SPEAKER_TYPES },
    is_featured: { type: Boolean, required: true, default: false },
    /** The speaker's member account, if any: hosts may enter their own salons. Never leaves the server. */
    user_id: { type: String },
    /** Time of the content store's last version, epoch ms: older ones are ignored. */
    imported_at: { type: Number, default: null },
    published: { type: Boolean, default: true },
    /** When it is published, epoch ms; null: at once. */
    publish_at: { type: Number, default: null },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
speakerSchema.plugin(joinReads);

// Slugs are unique.
speakerSchema.index({ slug: 1 }, { unique: true });
// Hosts and experts, by name.
speakerSchema.index({ type: 1, is_featured: 1, name: 1 });
// All content together, last changed first and by name.
speakerSchema.index({ updated_at: -1, _id: -1 });
speakerSchema.index({ name: 1, _id: 1 });
// Whether a member hosts a salon.
speakerSchema.index({ user_id: 1 });

export type SpeakerRow = InferRawDocTypeFromSchema<typeof speakerSchema>;
export const Speaker = model<SpeakerRow>('Speaker', speakerSchema);
