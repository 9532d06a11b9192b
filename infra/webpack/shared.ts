import { createRequire } from 'node:module';
import { join } from 'node:path';

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
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
] as const;

/** Their code and what comes with them: in a remote one chunk, loaded only where no shell has brought it. */
export const SHARED_CODE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|react-redux|use-sync-external-store|@reduxjs[\\/]toolkit|immer|reselect|redux|redux-thunk)[\\/]/;

/** Parts of ours that are compiled into each app. */
export const OUR_PARTS = /[\\/](shared-ui|shell[\\/]contract)[\\/]src[\\/]/;

/** Only the shell carries them in its first script; a remote brings its own copy along for the page it has alone. */
export const sharedModules = (root: string, { eager }: { eager: boolean }) =>
  Object.fromEntries(
    SHARED_LIBRARIES.map((request) => [
      request,
      {
        singleton: true,
        strictVersion: false,
        requiredVersion: `^${installedVersion(root, packageOf(request))}`,
        eager,
      },
    ]),
  );

export function packageOf(request: string): string {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

export const installedVersion = (root: string, name: string): string =>
  (createRequire(join(root, 'package.json'))(`${name}/package.json`) as { version: string }).version;
