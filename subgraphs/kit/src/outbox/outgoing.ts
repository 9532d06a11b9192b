/** One kind of message to another system, declared by the domain that sends it. */
export interface Outgoing<P> {
  /** The channel that delivers it; channels are delivered concurrently, so that a slow one does not delay the others. */
  channel: string;
  kind: string;
  payload: { parse(value: unknown): P };
}

export interface NewMessage<P> {
  payload: P;
  /** Idempotency key: enqueued again under the same key, the message is sent once. */
  key?: string;
  /** Messages of one kind about one subject are delivered one after another, in the order of the changes. */
  subject?: string;
  /** Only the latest counts: replaces a message about the same subject that has not been tried yet. */
  coalesce?: boolean;
  /** When to deliver it, epoch ms; at once when left out. */
  dueAt?: number;
}
