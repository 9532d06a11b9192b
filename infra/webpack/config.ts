import { dirname, join, parse } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { BROTLI_QUALITY, COMPRESSIBLE, MIN_RATIO } from '@athenaeum/release-protocol/compression';
import { EXPOSED_CHUNK, hostPlugins, remotePlugins, runtimeScriptConfig } from './federation';
import { type ContractBuild, contractOfSource } from './contractBuild';
import { OUR_PARTS, SHARED_CODE } from './shared';
import { hasSite } from './hasSite';
import { homeOf } from './homeOf';
import { keptCache } from './keptCache';
import { sourceRules, tightRule } from './sources';

export interface ConfigOptions {
  root: string;
  app: string;
  outputPath: string;
  /** Names the state of everything that shapes a build but is no module of it; the cache of another is not used. */
  cacheVersion: string;
  contract?: ContractBuild;
  /** For a remote: the file with the runtime of federation, in the output already. */
  runtimeScript?: string;
  /** Only to be looked at: without what a deploy reads; and for a remote without a page of its own. */
  isLive?: boolean;
  /** Brotli at its best quality takes a tenth of a build, and `compressBuild` can do it later. */
  isCompressedLater?: boolean | undefined;
}

const SHELL = 'shell';

/** How every front app is built, the shell and the remotes alike. */
export function webpackConfig({
  root,
  app,
  outputPath,
  cacheVersion,
  contract = contractOfSource,
  runtimeScript = '',
  isLive = false,
  isCompressedLater,
}: ConfigOptions): Configuration {
  const isShell = app === SHELL;
  const home = homeOf(root, app);
  // A remote that draws its site on a server has a browser's side made for that.
  const hasOwnPage = !hasSite(root, app);
  const shared = contract.sharedModules(root, app);
  return {
    name: app,
    context: home,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: hasOwnPage ? { main: isShell ? './src/index' : asyncEntry } : {},
    output: {
      path: outputPath,
      // A remote is served from wherever it was published to, and finds its chunks beside its entry.
      publicPath: isShell ? '/' : 'auto',
      uniqueName: containerName(app),
      clean: { keep: /^federation\./ },
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { 'standalone-page$': join(home, 'src/standalone') },
    },
    module: { rules: [tightRule, shortAdvice, ...sourceRules] },
    plugins: [
      ...(isShell
        ? hostPlugins(root, shared, !isLive)
        : (contract.container?.(app, shared) ?? remotePlugins(root, app, shared, runtimeScript, !isLive))),
      ...replacements(root, contract),
      ...(hasOwnPage && (isShell || !isLive) ? [pageOf(app, runtimeScript)] : []),
      englishOnly,
      withoutPrefixes,
      withoutBrowserLocation,
      ...compressed(isCompressedLater),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      runtimeChunk: false,
      splitChunks: {
        // What a page begins with comes in one piece; only pages loaded later share pieces among each other.
        chunks: ({ name }) => !['main', 'page', EXPOSED_CHUNK].includes(name ?? ''),
        cacheGroups: {
          libraries: { test: SHARED_CODE, name: 'libraries', enforce: true },
          // However small: what two pages draw with is sent once.
          parts: { test: OUR_PARTS, name: 'parts', minChunks: 2, enforce: true },
        },
      },
      minimizer: [minified],
    },
    cache: keptCache(
      compilerCache(root, app, contract === contractOfSource ? undefined : contract.version),
      cacheVersion,
    ),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The runtime of federation as a file of a remote's build. */
export const runtimeScriptOf = ({
  root,
  app,
  outputPath,
  cacheVersion,
  isCompressedLater,
}: ConfigOptions): Configuration =>
  runtimeScriptConfig(root, {
    output: { path: outputPath, filename: '[name].[contenthash:10].js' },
    module: { rules: sourceRules },
    plugins: compressed(isCompressedLater),
    optimization: { moduleIds: 'deterministic', minimizer: [minified] },
    // Two compilers that write one cache at the same time end without a word.
    cache: keptCache(`${compilerCache(root, app)}-federation`, cacheVersion),
  });

const shortAdvice = {
  test: [
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/](consumes|installInitialConsumes)\.js$/,
    /[\\/]error-codes[\\/]dist[\\/]getShortErrorMsg\.m?js$/,
  ],
  loader: join(import.meta.dirname, 'shortAdvice.js'),
};

/** Where the compiler keeps what it made of an app's modules; with another contract than this source's, apart. */
export const compilerCache = (root: string, app: string, contract?: number) =>
  join(root, '.cache/webpack', contract === undefined ? app : `${app}-contract-${contract}`);

/** A replacement of a module may import what it replaces. */
const replacements = (root: string, { replaced }: ContractBuild) =>
  Object.entries(replaced).map(([file, other]) => {
    const [from, to] = [join(root, file), join(root, other)];
    return new webpack.NormalModuleReplacementPlugin(new RegExp(`/${parse(file).name}$`), (found) => {
      const isMeant = join(found.context, found.request) === from.slice(0, -parse(file).ext.length);
      if (isMeant && found.context !== dirname(to)) found.request = to;
    });
  });

const pageOf = (app: string, runtimeScript: string) =>
  new HtmlWebpackPlugin({
    templateContent: `<!doctype html><html lang="en"><head>${runtimeScript ? `<script defer src="${runtimeScript}"></script>` : ''}</head><body><div id="root"></div></body></html>`,
    publicPath: app === SHELL ? '/' : '',
    excludeChunks: [app],
    scriptLoading: 'defer',
  });

export const minified = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // It works in threads of its own: processes around it would only cost their start.
  parallel: false,
  extractComments: false,
  terserOptions: { compress: { passes: 3 } },
});

// Shared libraries are agreed upon before any module that uses them runs, so the page's own code comes after a wait.
const asyncEntry = 'data:text/javascript,import(/* webpackChunkName: "page" */ "standalone-page")';

// What react-aria reads out is in the language of the pages, not of the browser; the other thirty are not sent.
export const englishOnly = new webpack.NormalModuleReplacementPlugin(
  /\/intl\/\w+\/\w\w-\w\w\.mjs$/,
  (found) => {
    found.request = found.request.replace(/\w\w-\w\w(?=\.mjs$)/, 'en-US');
  },
);

// Vendor prefixes are off in styled-components unless they are asked for; their table is not sent.
export const withoutPrefixes = new webpack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, (found) => {
  if (/[\\/]stylis[\\/]/.test(found.context))
    found.request = 'data:text/javascript,export const prefix = (value) => value';
});

// The router's own location listens to the history, which is the shell's, and by a shim for Reacts before this one.
export const withoutBrowserLocation = new webpack.NormalModuleReplacementPlugin(
  /^(\.\/use-browser-location|use-sync-external-store\/shim\/index)\.js$/,
  (found) => {
    if (/[\\/]wouter[\\/]/.test(found.context))
      found.request = join(import.meta.dirname, 'withoutBrowserLocation.js');
  },
);

const compressible = { test: COMPRESSIBLE, minRatio: MIN_RATIO };
const gzipped = new CompressionPlugin(compressible);
const brotli = new CompressionPlugin<BrotliOptions>({
  ...compressible,
  filename: '[path][base].br',
  algorithm: 'brotliCompress',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
});

export const compressed = (isCompressedLater = false) => (isCompressedLater ? [gzipped] : [gzipped, brotli]);
