import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import pinWeight from '../webpack/pinWeight';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');

/** Where the gateway's own pages, such as that of signing in, have their fonts. */
export const PAGE_FONTS_FOLDER = join(ROOT, 'gateway/bff/src/auth/pages/assets');

/** Each with the weights that `sign-in.css` sets: as few bytes as the shell's, which are packed alike when it is built. */
const PAGE_FONTS = {
  'newsreader.woff2': ['newsreader/files/newsreader-latin-opsz-normal.woff2', '400'],
  'commissioner.woff2': ['commissioner/files/commissioner-latin-wght-normal.woff2', '400:600'],
} as const;

/** The packed fonts by their names. */
export const packPageFonts = (): Promise<[name: string, font: Buffer][]> =>
  Promise.all(
    Object.entries(PAGE_FONTS).map(async ([name, [file, weights]]) => [
      name,
      await packed(join(PACKAGES, file), weights),
    ]),
  );

const packed = (file: string, weights: string): Promise<Buffer> =>
  new Promise((done, fail) => {
    const loader = {
      resourceQuery: `?wght=${weights}`,
      resourcePath: file,
      async: () => (error: Error | null, font?: Buffer) => (error ? fail(error) : done(font!)),
    };
    // Of what webpack gives a loader, all that this one uses.
    pinWeight.call(loader as unknown as LoaderContext<object>, readFileSync(file));
  });
