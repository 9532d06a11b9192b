/** The database commands that read or write documents: no handshakes, heartbeats, ends of transactions or of sessions. */
export const DATA_COMMANDS: ReadonlySet<string> = new Set([
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'bulkWrite',
]);
