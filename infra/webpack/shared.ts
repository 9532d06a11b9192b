import { createRequire } from 'node:module';
import { join, parse, relative, resolve, sep } from 'node:path';
import { homeOf } from './homeOf';

/**
 * What a composed page has once. Every subpath that is imported anywhere needs a line of its own: a library reached by
 * an unlisted subpath is bundled again (react-dom/client alone is 60 KB).
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
] as const;

/**
 * What the contract uses of the libraries of the store: one shared module of ours, so that the rest of them stays behind. Two
 * of them on a page do no harm, as every remote has a store of its own: one that needs more than the page has brings its own.
 */
const STORE_LIBRARIES = {
  key: 'athenaeum/store',
  version: '1.0.0',
  /** They come through that module, and by no other way. */
  packages: ['react-redux', '@reduxjs/toolkit'],
};

/** Packages that no remote may carry in its own code. */
export const SHARED_PACKAGES: readonly string[] = [
  ...new Set(SHARED_LIBRARIES.map(packageOf)),
  ...STORE_LIBRARIES.packages,
];

/** Their code and what comes with them: in a remote one chunk, loaded only where no shell has brought it. */
export const SHARED_CODE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|react-redux|use-sync-external-store|@reduxjs[\\/]toolkit|immer|reselect|redux|redux-thunk)[\\/]/;

/** Parts of ours that are compiled into each app. */
export const OUR_PARTS =
  /[\\/]((shared-ui|shell[\\/]contract)[\\/]src|@athenaeum[\\/](shared-ui|shell-contract))[\\/]/;

export interface SharedModule {
  shareKey: string;
  singleton: boolean;
  strictVersion?: boolean;
  version: string;
  requiredVersion: string;
}

/** By what an app imports them with, as its federation declares them. */
export type SharedModules = Record<string, SharedModule>;

/** The shell carries them in its first script; a remote brings its own copy along for the page it has alone. */
export const sharedModules = (root: string, app: string): SharedModules => ({
  ...singletons(root, SHARED_LIBRARIES),
  ...storeLibraries(root, app),
});

/** Installed libraries, each once on a page. */
export const singletons = (root: string, names: readonly string[]): SharedModules =>
  Object.fromEntries(
    names.map((shareKey) => {
      const version = installedVersion(root, packageOf(shareKey));
      return [
        shareKey,
        { shareKey, singleton: true, strictVersion: false, version, requiredVersion: `^${version}` },
      ];
    }),
  );

export const storeLibraries = (
  root: string,
  app: string,
  { file, version }: { file: string; version: string } = storeOfContract(root),
): SharedModules => ({
  [requestOf(relative(homeOf(root, app), resolve(root, file)))]: {
    shareKey: STORE_LIBRARIES.key,
    singleton: false,
    version,
    requiredVersion: `^${version}`,
  },
});

const storeOfContract = (root: string) => {
  const { dir, name } = parse(installed(root).resolve('@athenaeum/shell-contract/store-libraries'));
  return { file: join(dir, name), version: STORE_LIBRARIES.version };
};

/** A path as a module asks for it. */
const requestOf = (path: string) =>
  path.startsWith('..') ? path.replaceAll(sep, '/') : `./${path.replaceAll(sep, '/')}`;

export function packageOf(request: string): string {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

const installedVersion = (root: string, name: string): string =>
  (installed(root)(`${name}/package.json`) as { version: string }).version;

const installed = (root: string) => createRequire(join(root, 'package.json'));
