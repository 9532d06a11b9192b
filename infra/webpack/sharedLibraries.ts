import type { SharedLibrary } from './buildRecord';
import { sharedModules } from './shared';

/** The libraries that a page has once, as an app's federation declares them. */
export const sharedLibraries = (root: string): SharedLibrary[] =>
  Object.values(sharedModules(root, 'shell')).map(({ shareKey, version, requiredVersion, singleton }) => ({
    name: shareKey,
    version,
    range: requiredVersion,
    singleton,
  }));
