import type { Configuration } from 'webpack';
import { compressed, type ConfigOptions, minified } from './config';
import { base } from './siteConfig';

/** The service worker: one script, at an address that stays, as browsers look there for the next. */
export function workerConfig(options: ConfigOptions): Configuration {
  const shared = base(options, 'worker');
  return {
    ...shared,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/device/worker/worker' },
    output: { ...shared.output, publicPath: '/', filename: '[name].js' },
    plugins: compressed(options.isCompressedLater),
    optimization: { moduleIds: 'deterministic', minimizer: [minified] },
  };
}
