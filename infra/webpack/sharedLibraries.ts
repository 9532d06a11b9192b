import type { SharedLibrary } from './buildRecord';
import { sharedModules, type SharedModules } from './shared';

/** The libraries that a page has once, as an app's federation declares them. */
export const sharedLibraries = (
  root: string,
  modules: SharedModules = sharedModules(root, 'shell'),
): SharedLibrary[] =>
  Object.values(modules).map(({ shareKey, version, requiredVersion, singleton }) => ({
    name: shareKey,
    version,
    range: requiredVersion,
    singleton,
  }));
