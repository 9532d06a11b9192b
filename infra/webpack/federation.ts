import webpack from 'webpack';
import type { SharedModules } from './shared';
import { sharedLibraries } from './sharedLibraries';

/** The one module of a remote: its lifecycles, and its slots beside them. */
export const REMOTE_MODULE = './remote';
export const EXPOSED_CHUNK = 'remote';

/** The global under which a remote's container registers itself. */
export const containerName = (app: string) => app.replaceAll('-', '_');

/**
 * The shell needs no plugin of federation: containers ask for nothing but an object with the shared libraries
 * (`shell/src/registry/sharedLibraries.ts`), and that needs to be told their versions.
 */
export const hostPlugin = (root: string) =>
  new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(
      Object.fromEntries(sharedLibraries(root).map(({ name, version }) => [name, version])),
    ),
  });

/**
 * A remote: a container in webpack's own format. It takes a shared library that is loaded already, whatever its version,
 * before its own.
 */
export const remotePlugin = (app: string, shared: SharedModules) =>
  new webpack.container.ModuleFederationPlugin({
    name: containerName(app),
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: { [REMOTE_MODULE]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
    shared,
  });
