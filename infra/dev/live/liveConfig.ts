import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { compressed, webpackConfig } from '../../webpack/config';
import { contractOfSource, type ContractBuild } from '../../webpack/contractBuild';
import { sourceRules } from '../../webpack/sources';
import { keepRecent } from './keepRecent';
import { OwnScriptLoading } from './OwnScriptLoading';

export interface LiveOptions {
  root: string;
  app: string;
  outputPath: string;
  cacheVersion: string;
  /** Watches its sources, and sends hot updates to open pages. */
  isLive: boolean;
  /** In a shell whose React has no Fast Refresh: bundles a React that has. */
  bringsLibraries?: boolean;
}

const HERE = dirname(fileURLToPath(import.meta.url));
const REFRESH_RUNTIME = join(HERE, 'refreshRuntime.cjs');
/** The build configuration of an app for development: readable, with error messages and hot updates. */
export function liveConfig(options: LiveOptions): Configuration {
  const { root, app, outputPath, cacheVersion, isLive } = options;
  const contract = options.bringsLibraries ? bringingLibraries : contractOfSource;
  const built = webpackConfig({ root, app, outputPath, cacheVersion, contract, isLive: true });
  return {
    ...built,
    mode: 'development',
    // The CSP is that of production: no `eval`.
    devtool: 'cheap-module-source-map',
    output: {
      ...built.output,
      clean: { keep: keepRecent() },
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    module: { rules: sourceRules.map((rule) => (isLive ? refreshing(rule) : rule)) },
    plugins: [
      ...(built.plugins ?? []).filter((plugin) => !(compressed() as unknown[]).includes(plugin)),
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (found) => {
        if (found.contextInfo.issuer !== REFRESH_RUNTIME) found.request = REFRESH_RUNTIME;
      }),
      ...(isLive ? followed(app) : [injected(app, join(root, app))]),
    ],
    optimization: {
      ...built.optimization,
      minimize: false,
      chunkIds: 'named',
      moduleIds: 'named',
      // A failed compilation is no update: pages go from the last that succeeded to the next.
      emitOnErrors: false,
      // The entry is one file, also with the client of hot updates.
      splitChunks: { chunks: 'async' },
    },
    cache: {
      type: 'filesystem',
      cacheLocation: join(root, '.cache/webpack', `dev-${app}${options.bringsLibraries ? '-apart' : ''}`),
      version: cacheVersion,
      // Modules that no edit affects are not rebuilt.
      memoryCacheUnaffected: true,
    },
    experiments: { ...built.experiments, cacheUnaffected: true },
    // Nobody edits these thousands of files; watching them again after each edit would delay the update.
    watchOptions: { ignored: /[\\/]node_modules[\\/]/ },
  };
}

const followed = (app: string) => [
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /infra[\\/](dev|webpack)[\\/]/] }),
  ...(app === 'shell' ? [] : [new OwnScriptLoading()]),
];

const injected = (app: string, context: string) => ({
  apply(compiler: webpack.Compiler) {
    new webpack.DefinePlugin({ __react_refresh_library__: JSON.stringify(app) }).apply(compiler);
    new webpack.EntryPlugin(context, join(HERE, 'refreshEntry.cjs'), { name: undefined }).apply(compiler);
  },
});

const bringingLibraries: ContractBuild = { ...contractOfSource, sharedModules: () => ({}) };

/** Our sources with what React Refresh needs of each component. */
function refreshing(rule: RuleSetRule): RuleSetRule {
  const { use } = rule;
  if (typeof use !== 'object' || Array.isArray(use) || use?.loader !== 'swc-loader') return rule;
  const options = use.options as { jsc: { transform: { react: object } } };
  const react = { ...options.jsc.transform.react, development: true, refresh: true };
  return {
    ...rule,
    use: { ...use, options: { ...options, jsc: { ...options.jsc, transform: { react } } } },
  };
}
