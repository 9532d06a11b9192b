import type { SharedLibrary } from './buildRecord';
import { installedVersion, packageOf, sharedModules } from './shared';

/** The libraries that a page has once, as an app's federation declares them. */
export const sharedLibraries = (root: string): SharedLibrary[] =>
  Object.entries(sharedModules(root, { eager: false })).map(([name, { requiredVersion, singleton }]) => ({
    name,
    version: installedVersion(root, packageOf(name)),
    range: requiredVersion,
    singleton,
  }));
