/** Our state of a history entry: its id, and what its page stores there. */
export interface EntryState {
  key?: string;
  /** What the page stores; React Router's name for it. */
  usr?: unknown;
}

export const newEntryState = (usr: unknown = null): EntryState => ({
  key: crypto.randomUUID().slice(0, 8),
  usr,
});
