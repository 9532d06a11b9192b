import { randomUUID } from 'node:crypto';
import { CONNECTION_STATUSES } from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const connectionSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The one who was asked. */
    user_id: { type: String, required: true },
    /** The one who asked. */
    request_user_id: { type: String, required: true },
    /** Both ids in order, so that it does not matter who asked. */
    pair: { type: String, required: true },
    status: { type: String, required: true, enum: CONNECTION_STATUSES, default: 'PENDING' },
    /** Who has blocked the other, when the status is BLOCKED. */
    blocked_by: { type: String, default: null },
    /**
     * The requester withdrew a request that was silently declined or blocked: to the requester it is WITHDRAWN, and its status stays.
     * A pending request that is withdrawn gets the status WITHDRAWN instead.
     */
    taken_back: { type: Boolean, required: true, default: false },
    created_at: { type: Number, required: true },
    updated_at: { type: Number, required: true },
  },
  { versionKey: false },
);
connectionSchema.plugin(joinReads);

// One record per pair, even when both ask at the same time.
connectionSchema.index({ pair: 1 }, { unique: true });
// A member's connections, from both sides.
connectionSchema.index({ user_id: 1, status: 1, updated_at: -1 });
connectionSchema.index({ request_user_id: 1, status: 1, updated_at: -1 });

export const pairOf = (one: string, other: string): string => [one, other].sort().join(':');

connectionSchema.pre('validate', function () {
  this.pair = pairOf(this.user_id, this.request_user_id);
});

export type ConnectionRow = InferRawDocTypeFromSchema<typeof connectionSchema>;
export const Connection = model<ConnectionRow>('Connection', connectionSchema);
