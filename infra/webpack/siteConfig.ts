import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import {
  compilerCache,
  compressed,
  type ConfigOptions,
  englishOnly,
  minified,
  withoutPrefixes,
  withoutBrowserLocation,
} from './config';
import { SERVER_ENTRY } from './hasSite';
import { homeOf } from './homeOf';
import { keptCache } from './keptCache';
import { sourceRules, tightRule } from './sources';

const SCRIPTS = 'src/site/scripts';
export const SITE_SERVER = 'server';

/**
 * The browser's side of a site: nobody is there to share libraries with, so only what is used of them comes along. Its pages
 * begin with `src/standalone`; each file of `src/site/scripts` is a script of its own.
 */
export function siteBrowserConfig(options: ConfigOptions): Configuration {
  const { root, app } = options;
  const home = homeOf(root, app);
  const found = existsSync(join(home, SCRIPTS)) ? readdirSync(join(home, SCRIPTS)) : [];
  const scripts = found.filter((file) => !file.includes('.test.'));
  return {
    ...base(options, 'site'),
    target: ['web', 'es2022'],
    entry: {
      site: './src/standalone',
      ...Object.fromEntries(scripts.map((file) => [basename(file, '.ts'), `./${SCRIPTS}/${file}`])),
    },
    output: {
      ...base(options, 'site').output,
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [englishOnly, withoutPrefixes, withoutBrowserLocation, ...compressed(options.isCompressedLater)],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [minified],
    },
  };
}

/** The server's side: one file that needs nothing but Node, for a thread of the host. Its fonts are the pages' fonts. */
export function siteServerConfig(options: ConfigOptions): Configuration {
  const shared = base(options, SITE_SERVER);
  return {
    ...shared,
    target: 'node20.19',
    resolve: {
      ...shared.resolve,
      alias: { ...shared.resolve?.alias, 'the-site$': join(homeOf(options.root, options.app), SERVER_ENTRY) },
    },
    entry: { [SITE_SERVER]: runTheSite },
    output: {
      ...shared.output,
      publicPath: '',
      filename: '[name].[contenthash:10].cjs',
    },
    plugins: [
      englishOnly,
      withoutPrefixes,
      withoutBrowserLocation,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { moduleIds: 'deterministic', minimize: false },
  };
}

const runTheSite =
  'data:text/javascript,import { runSite } from "@athenaeum/shell-contract/site/server"; import { openSite } from "the-site"; runSite(openSite);';

export const base = (
  { root, app, outputPath, cacheVersion }: ConfigOptions,
  part: string,
): Configuration => ({
  name: `${app} ${part}`,
  context: homeOf(root, app),
  mode: 'production',
  devtool: false,
  output: {
    path: outputPath,
    uniqueName: `${app}-${part}`.replaceAll('-', '_'),
    assetModuleFilename: '[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [tightRule, ...sourceRules] },
  cache: keptCache(compilerCache(root, `${app}-${part}`), cacheVersion),
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
