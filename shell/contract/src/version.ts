/** The contract of this source. What each version changed stands in `shell/contract/versions/README.md`. */
export const CONTRACT_VERSION = 2;

/** The oldest contract whose remotes the shell holds: their teams may be a version behind. */
export const OLDEST_CONTRACT = 1;

/**
 * By contract, the libraries that its remotes share by names which the shell no longer brings. Each such remote uses the copy
 * that it takes along.
 */
export const TAKEN_ALONG: Readonly<Record<number, readonly string[]>> = {
  1: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
};
