import { randomUUID } from 'node:crypto';
import { COLLECTION_TYPES, JOIN_POLICIES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const collectionSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    thumbnail: { type: String, default: null },
    author: { type: String, default: null },
    type: { type: String, required: true, enum: COLLECTION_TYPES },
    /** In the editor's order. */
    salon_ids: { type: [String], default: [] },
    /** Speakers who lead a peer group. */
    leader_ids: { type: [String], default: [] },
    /** Of a peer group. */
    join_policy: { type: String, enum: JOIN_POLICIES, default: 'ON_REQUEST' },
    published: { type: Boolean, default: true },
    /** When it is published, epoch ms; null: at once. */
    publish_at: { type: Number, default: null },
    /** Of the last change by staff. */
    updated_at: { type: Number, default: null },
  },
  { versionKey: false },
);
collectionSchema.plugin(joinReads);

// Slugs are unique.
collectionSchema.index({ slug: 1 }, { unique: true });
// Collections and Peer Groups, by title.
collectionSchema.index({ type: 1, title: 1 });

export type CollectionRow = InferRawDocTypeFromSchema<typeof collectionSchema>;
export const Collection = model<CollectionRow>('Collection', collectionSchema);
