import { randomUUID } from 'node:crypto';
import { RESOURCE_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const resourceSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The salon, pathway or coach it belongs to. */
    entry_id: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: null },
    type: { type: String, required: true, enum: RESOURCE_TYPES },
    link: { type: String, default: null, match: /^https?:\/\//u },
    asset: { type: String, default: null },
    filename: { type: String, default: null },
    position: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
);
resourceSchema.plugin(joinReads);

// The resources of a salon, a pathway or a coach, in the editor's order.
resourceSchema.index({ entry_id: 1, position: 1 });

// The owners of a stored file, when its link is opened.
resourceSchema.index({ asset: 1 }, { partialFilterExpression: { asset: { $type: 'string' } } });

export type ResourceRow = InferRawDocTypeFromSchema<typeof resourceSchema>;
export const Resource = model<ResourceRow>('Resource', resourceSchema);
