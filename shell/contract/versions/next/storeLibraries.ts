export * from '../../src/api/storeLibraries';
/** In the `next` build of a remote, a test's, in place of `src/api/storeLibraries.ts`: one name more than the shell's own copy has. */
export { useStore } from 'react-redux';
