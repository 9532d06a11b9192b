/** One kind of thing that leaves for another system, declared by the domain that causes it. */
export interface Outgoing<P> {
  /** What takes it there: a worker delivers each channel beside the others, so that a slow one delays only its own. */
  channel: string;
  kind: string;
  payload: { parse(value: unknown): P };
}

export interface Departure<P> {
  payload: P;
  /** Names the change: enqueued again under the same key, it leaves once. */
  key?: string;
  /** What it is about: messages of one kind about one subject leave one after another, in the order of the changes. */
  subject?: string;
  /** Only the latest counts: takes the place of one about the same subject that has not been tried yet. */
  coalesce?: boolean;
  /** Epoch ms; at once when left out. */
  dueAt?: number;
}
