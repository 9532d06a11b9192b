import { sep } from 'node:path';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { bundleOptions, withLibraries } from '../../servers/bundleOptions';
import { describeFailure } from '../../servers/describeFailure';
import { leaveLibraries } from '../../servers/leaveLibraries';
import { usesMeta, withMetaOfSource } from '../../servers/metaOfSources';
import { Problem } from '../problem';
import { BUNDLED_LIBRARIES } from './bundledLibraries';

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
    ...bundleOptions(root, folder),
    ...withLibraries,
    entryPoints: entries,
    write: false,
    external: external.filter((name) => !BUNDLED_LIBRARIES.includes(name)),
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
