/** What we keep in an entry of the history: a name for it, and what its page wants to remember there. */
export interface EntryState {
  key?: string;
  usr?: unknown;
}

export const newEntryState = (usr: unknown = null): EntryState => ({
  key: crypto.randomUUID().slice(0, 8),
  usr,
});
