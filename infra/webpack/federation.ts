import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { leanManifest } from './leanManifest';
import type { SharedModules } from './shared';

// Federation would learn it from the stack of an error that it provokes in each compiler, which takes most of a second.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** The one module of a remote: its lifecycles, and its slots beside them. */
export const REMOTE_MODULE = './remote';
export const EXPOSED_CHUNK = 'remote';

/** Whose runtime a container borrows: its internals are used, so another version's does not do. */
export const federationVersion = (root: string): string =>
  (
    createRequire(join(root, 'package.json'))('@module-federation/webpack-bundler-runtime/package.json') as {
      version: string;
    }
  ).version;

/** The page that the remotes come to: it has the runtime, lends it to them, and brings the shared libraries. */
export const hostPlugins = (
  root: string,
  shared: SharedModules,
  manifest: boolean,
): WebpackPluginInstance[] => [
  federation({ name: 'shell', shared: eagerly(shared), manifest }),
  versionToLend(root),
  leanRuntime,
  leanErrors,
  leanManifest,
  leanSharing,
  sameAnywhere,
];

/**
 * A remote: a container that borrows the runtime of the page. Where a page has none to lend, or that of another version, it
 * first loads the script that has it, `runtimeScript`, from beside its entry.
 */
export const remotePlugins = (
  root: string,
  app: string,
  shared: SharedModules,
  runtimeScript: string,
  manifest: boolean,
): WebpackPluginInstance[] => {
  const around = { raw: true, include: /^remoteEntry\./ };
  return [
    federation({ ...containerOf(app), shared, manifest }),
    leanManifest,
    leanSharing,
    sameAnywhere,
    new webpack.ExternalsPlugin('var', ({ request }, done) =>
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.\w+$/.test(request ?? '')
        ? done(undefined, `athenaeumFederation[${JSON.stringify(federationVersion(root))}]`)
        : done(),
    ),
    new webpack.BannerPlugin({ ...around, banner: beginning(root, app, runtimeScript) }),
    new webpack.BannerPlugin({ ...around, footer: true, banner: `;return ${containerName(app)}});` }),
  ];
};

/** What a remote's container is called, and what it exposes. */
export const containerOf = (app: string) => ({
  name: app,
  library: { type: 'var', name: containerName(app) },
  filename: 'remoteEntry.[contenthash:10].js',
  exposes: { [REMOTE_MODULE]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
});

const federation = (options: ConstructorParameters<typeof ModuleFederationPlugin>[0]) =>
  new ModuleFederationPlugin({
    // A library that is loaded already goes before a newer one of somebody's own.
    shareStrategy: 'loaded-first',
    dts: false,
    experiments: {
      optimization: { disableSnapshot: true, target: 'web', disableRemote: 'exposes' in options },
    },
    ...options,
  }) as WebpackPluginInstance;

/** In the first script: nobody waits for them. */
const eagerly = (shared: SharedModules) =>
  Object.fromEntries(Object.entries(shared).map(([request, one]) => [request, { ...one, eager: true }]));

const versionToLend = (root: string) =>
  new webpack.DefinePlugin({ FEDERATION_VERSION: JSON.stringify(federationVersion(root)) });

/**
 * Federation's plugin names some modules by where the source lies. Their numbers follow from that, and of two modules that come to
 * the same number one gets another: without this a build elsewhere is another version.
 */
export const sameAnywhere: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('SameAnywhere', ({ hooks, chunkGraph }) =>
      hooks.beforeModuleIds.tap('SameAnywhere', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (name.startsWith('container entry')) chunkGraph.setModuleId(module, 'container');
          else if (/[\\/]\.federation[\\/]entry\./.test(name)) chunkGraph.setModuleId(module, 'federation');
          else if (name.startsWith('provide module'))
            chunkGraph.setModuleId(module, module.libIdent({ context: compiler.context })!);
        }
      }),
    ),
};

/** Webpack's own sharing: federation's follows it in each entry and takes its place before anything was shared. */
export const leanSharing: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('LeanSharing', ({ hooks }) =>
      hooks.runtimeModule.tap('LeanSharing', (module) => {
        if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
          module.generate = () => '';
      }),
    ),
};

/** By the files of the pinned version: what another version asks of them besides is an error of its build. */
const leanRuntime = new webpack.NormalModuleReplacementPlugin(
  /\/(SnapshotHandler|preload|remotes|init|getSharedFallbackGetter)\.js$/,
  (found) => {
    if (/[\\/]@module-federation[\\/](runtime-core|webpack-bundler-runtime)[\\/]/.test(found.context))
      found.request = join(import.meta.dirname, 'leanFederation.js');
  },
);

const leanErrors = new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (found) => {
  if (/[\\/]@module-federation[\\/]error-codes[\\/]/.test(found.context))
    found.request = join(import.meta.dirname, 'federationErrors.js');
});

/** Around the code of a container: see `borrowRuntime.js`. */
function beginning(root: string, app: string, runtimeScript: string): string {
  const borrow = readFileSync(join(import.meta.dirname, 'borrowRuntime.js'), 'utf8').replace(
    /^\/\*\*.*?\*\/\s*/s,
    '',
  );
  const given = [federationVersion(root), runtimeScript].map((value) => JSON.stringify(value));
  return `var ${containerName(app)}=(${borrow.replace(/;\s*$/, '')})(${given.join()},()=>{`;
}

/** The runtime by itself, for pages that have none: one script, the same for every remote. */
export const runtimeScriptConfig = (
  root: string,
  shared: Pick<Configuration, 'output' | 'cache' | 'module' | 'optimization' | 'plugins'>,
): Configuration => ({
  name: 'federation',
  context: root,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: { federation: '@athenaeum/shell-contract/federation/script' },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  ...shared,
  plugins: [
    ...(shared.plugins ?? []),
    versionToLend(root),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_REMOTE: true,
      FEDERATION_OPTIMIZE_NO_SHARED: false,
      FEDERATION_HAS_EXPOSES: true,
      ENV_TARGET: JSON.stringify('web'),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
