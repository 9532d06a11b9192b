import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** `queued` waits for an earlier one about the same subject; `dead` was given up and is kept for staff to look at. */
export const MESSAGE_STATES = ['open', 'queued', 'done', 'dead'] as const;

const outboxMessageSchema = new Schema(
  {
    /** Sent along as the idempotency key. */
    _id: { type: String, default: () => randomUUID() },
    channel: { type: String, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    subject: { type: String },
    /** Its place among the messages about the same subject, from 1. */
    place: { type: Number },
    /** Removed once delivered. */
    payload: { type: Schema.Types.Mixed },
    state: { type: String, required: true, enum: MESSAGE_STATES },
    /** When a worker may take it; while a worker holds the lease, when that ends. Epoch ms. */
    due_at: { type: Number, required: true },
    lease: { type: String, default: null },
    attempts: { type: Number, required: true, default: 0 },
    /** A code, never a text from another system, which may name people. */
    last_problem: { type: String, default: null },
    created_at: { type: Number, required: true },
    settled_at: { type: Number, default: null },
    expires_at: { type: Date, default: null },
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);

// The next message for a worker; the update that takes it is conditional on the same fields.
outboxMessageSchema.index({ channel: 1, state: 1, due_at: 1 });
// A repeated change sends one message.
outboxMessageSchema.index({ kind: 1, key: 1 }, { unique: true });
// One place for each message about a subject, and the lookup of the next one.
outboxMessageSchema.index(
  { subject: 1, place: 1 },
  { unique: true, partialFilterExpression: { subject: { $type: 'string' } } },
);
// Waiting messages, in the order in which they are due.
outboxMessageSchema.index({ state: 1, due_at: 1 });
// Dead letters, newest first.
outboxMessageSchema.index({ state: 1, settled_at: -1 });
// Removes delivered messages after a while; until then their keys prevent duplicates.
outboxMessageSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type OutboxMessageRow = InferRawDocTypeFromSchema<typeof outboxMessageSchema>;
export const OutboxMessage = model<OutboxMessageRow>('OutboxMessage', outboxMessageSchema);
