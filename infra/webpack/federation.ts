import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { sharedModules } from './shared';

/** The one module of a remote: its lifecycles, and its slots beside them. */
export const REMOTE_MODULE = './remote';
export const EXPOSED_CHUNK = 'remote';

/** The global under which a remote's container registers itself. */
export const containerName = (app: string) => app.replaceAll('-', '_');

/** The shell: the runtime that loads remotes, and the shared libraries in its first script. */
export const hostPlugin = (root: string, app: string) =>
  new ModuleFederationPlugin({
    name: containerName(app),
    shared: sharedModules(root, { eager: true }),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // The registry takes the place of the snapshots that this runtime would otherwise keep.
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });

/**
 * A remote: the same container format without that runtime, which it would only bring along a second time (17 KB). It
 * takes a shared library that is loaded already, whatever its version, before its own.
 */
export const remotePlugin = (root: string, app: string) =>
  new webpack.container.ModuleFederationPlugin({
    name: containerName(app),
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: { [REMOTE_MODULE]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
    shared: sharedModules(root, { eager: false }),
  });
