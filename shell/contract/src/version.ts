/** The contract version of this source. `shell/contract/versions/README.md` lists the changes of each version. */
export const CONTRACT_VERSION = 2;

/** The oldest contract version whose remotes the shell supports. */
export const OLDEST_CONTRACT = 1;

/** By contract version, shared libraries that the shell no longer provides. Remotes of that version use their own copies. */
export const DROPPED_LIBRARIES: Readonly<Record<number, readonly string[]>> = {
  1: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
};
