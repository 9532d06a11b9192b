import { join } from 'node:path';
import webpack from 'webpack';
import { liveSettings } from '../../live/liveSettings';
import { sourceRules } from '../../../webpack/sources';

// GraphiQL as one page, from its packages: nothing is loaded from another origin.
const root = process.cwd();
const compiler = webpack({
  name: 'graphiql',
  context: import.meta.dirname,
  mode: 'development',
  target: ['web', 'es2022'],
  devtool: false,
  entry: { page: './page' },
  output: {
    path: join(root, '.cache/dev/graphiql'),
    publicPath: '/graphiql/',
    filename: '[name].js',
    cssFilename: '[name].css',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      ...sourceRules,
      { test: /\.css$/, type: 'css/auto', sideEffects: true },
      { test: /\.ttf$/, type: 'asset/resource' },
    ],
  },
  experiments: { css: true },
  cache: {
    type: 'filesystem',
    cacheLocation: join(root, '.cache/webpack/dev-graphiql'),
    version: liveSettings(root),
  },
  performance: false,
  infrastructureLogging: { level: 'error' },
})!;
compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    process.stderr.write(`${error?.message ?? stats?.toString('errors-only')}\n`);
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
