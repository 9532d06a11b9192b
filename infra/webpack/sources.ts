import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const swcOptions = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** In the apps, before anything else: what a build sends of styles is for browsers. */
export const tightRule: RuleSetRule = {
  test: /\.tsx?$/,
  enforce: 'pre',
  use: fileURLToPath(new URL('./tightenStyles.ts', import.meta.url)),
};

/** How our sources become modules: in every app, and in the catalogue of elements. */
export const sourceRules: RuleSetRule[] = [
  { test: /\.tsx?$/, use: { loader: 'swc-loader', options: swcOptions } },
  {
    test: /\.woff2$/,
    resourceQuery: /wght=/,
    type: 'asset/resource',
    use: fileURLToPath(new URL('./pinWeight.ts', import.meta.url)),
  },
  { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
];
