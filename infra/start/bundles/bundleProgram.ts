import { sep } from 'node:path';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { describeFailure } from '../../servers/describeFailure';
import { leaveLibraries } from '../../servers/leaveLibraries';
import { usesMeta, withMetaOfSource } from '../../servers/metaOfSources';
import { Problem } from '../problem';
import { TAKEN_IN } from './takenIn';

/** One file of a bundle. */
export interface BundledFile {
  /** Absolute. */
  path: string;
  contents: Uint8Array;
}

/**
 * Bundles what the entries import of ours, to run on this machine from `folder`: libraries are loaded from where they are
 * installed, files beside the sources from there.
 *
 * @param entries by the name of the file that each becomes, with paths from the root
 * @returns what belongs into the folder, and all sources of ours that took part, from the root
 * @throws Problem with the lines that esbuild refuses
 */
export async function bundleProgram(
  root: string,
  entries: Record<string, string>,
  folder: string,
): Promise<{ files: BundledFile[]; sources: string[] }> {
  const { external, plugin } = leaveLibraries(root);
  const made = await build({
    absWorkingDir: root,
    entryPoints: entries,
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
    write: false,
    logLevel: 'silent',
    // A module that is imported for what it does, from a package that says it does nothing.
    logOverride: { 'ignored-bare-import': 'error' },
    external: external.filter((name) => !TAKEN_IN.includes(name)),
    // Libraries that are taken in are CommonJS.
    banner: {
      js: "import { createRequire as requireBeside } from 'node:module';\nconst require = requireBeside(import.meta.url);",
    },
    plugins: [plugin, metaOfSources],
  }).catch((error: BuildFailure) => {
    throw new Problem(describeFailure(root, error));
  });
  return {
    files: made.outputFiles,
    sources: Object.keys(made.metafile.inputs).filter((path) => !path.includes('node_modules/')),
  };
}

const metaOfSources: Plugin = {
  name: 'meta-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes(`${sep}node_modules${sep}`) || !usesMeta(path) ? undefined : withMetaOfSource(path),
    );
  },
};
