import type { BuildOptions } from 'esbuild';

/** How every bundle of a server is made, whether it is kept, watched or shipped: modules for Node, into `folder`. */
export const bundleOptions = (root: string, folder: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Keeps dynamic imports: what is loaded when it is needed stays apart.
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** For bundles that take libraries in, which are CommonJS. */
export const withLibraries = {
  // A module that is imported for what it does, from a package that says it does nothing.
  logOverride: { 'ignored-bare-import': 'error' },
  banner: {
    js: "import { createRequire as requireBeside } from 'node:module';\nconst require = requireBeside(import.meta.url);",
  },
} satisfies BuildOptions;
