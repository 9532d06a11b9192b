import { extname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';

const swcOptions = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** A loader beside this file, which is TypeScript here and JavaScript where areas are built elsewhere. */
const loader = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/** In the apps, before anything else: what a build sends of styles is for browsers. */
export const tightRule: RuleSetRule = {
  test: /\.tsx?$/,
  enforce: 'pre',
  use: loader('tightenStyles'),
};

/** How our sources become modules: in every app, and in the catalogue of elements. */
export const sourceRules: RuleSetRule[] = [
  { test: /\.tsx?$/, use: { loader: 'swc-loader', options: swcOptions } },
  {
    test: /\.woff2$/,
    resourceQuery: /wght=/,
    type: 'asset/resource',
    use: loader('pinWeight'),
  },
  { test: /\.(woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
];
