import { chmodSync, chownSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** It is there as it was or as it is to be, and for the same accounts: a server reads it as one that may not write it. */
export function replaceFile(file: string, text: string): void {
  const { mode, uid, gid } = statSync(file);
  const next = `${file}.new`;
  writeFileSync(next, text, { mode: 0o600 });
  chownSync(next, uid, gid);
  chmodSync(next, mode & 0o777);
  renameSync(next, file);
}
