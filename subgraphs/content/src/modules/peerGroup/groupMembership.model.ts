import { randomUUID } from 'node:crypto';
import { MEMBERSHIP_STATUSES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const groupMembershipSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The peer group. */
    collection_id: { type: String, required: true },
    user_id: { type: String, required: true },
    status: { type: String, required: true, enum: MEMBERSHIP_STATUSES },
    /** Epoch ms. */
    asked_at: { type: Number, required: true },
    /** Who decided the request, and when; null in an open group. */
    decided_by: { type: String, default: null },
    decided_at: { type: Number, default: null },
  },
  { versionKey: false },
);
groupMembershipSchema.plugin(joinReads);

// One membership or request per member and group, however often the button is pressed.
groupMembershipSchema.index({ collection_id: 1, user_id: 1 }, { unique: true });
// Members of a group, and waiting requests, longest first.
groupMembershipSchema.index({ collection_id: 1, status: 1, asked_at: 1 });
// All of one member, for the data export and for forgetting.
groupMembershipSchema.index({ user_id: 1 });

export type GroupMembershipRow = InferRawDocTypeFromSchema<typeof groupMembershipSchema>;
export const GroupMembership = model<GroupMembershipRow>('GroupMembership', groupMembershipSchema);
