import { sep } from 'node:path';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { bundleOptions, withLibraries } from '../../servers/bundleOptions';
import { describeFailure } from '../../servers/describeFailure';
import { leaveLibraries } from '../../servers/leaveLibraries';
import { usesMeta, withMetaOfSource } from '../../servers/metaOfSources';
import { Problem } from '../problem';
import { outsideLibraries } from './outsideLibraries';

/** One file of a bundle. */
export interface BundledFile {
  /** Absolute. */
  path: string;
  contents: Uint8Array;
}

/**
 * Bundles what the entries import, to run on this machine from `folder`: of libraries those of `outsideLibraries` are loaded from
 * where they are installed, as are files beside the sources.
 *
 * @param entries by the name of the file that each becomes, with paths from the root
 * @returns what belongs into the folder, and the modules that took part, from the root
 * @throws Problem with the lines that esbuild refuses
 */
export async function bundleProgram(
  root: string,
  entries: Record<string, string>,
  folder: string,
): Promise<{ files: BundledFile[]; sources: string[]; libraries: string[] }> {
  const outside = outsideLibraries(root);
  const { external, plugin } = leaveLibraries(root, (name) => outside.has(name));
  const made = await build({
    ...bundleOptions(root, folder),
    ...withLibraries,
    entryPoints: entries,
    write: false,
    external,
    plugins: [plugin, metaOfSources],
  }).catch((error: BuildFailure) => {
    throw new Problem(describeFailure(root, error));
  });
  const modules = Object.keys(made.metafile.inputs);
  return {
    files: made.outputFiles,
    sources: modules.filter((path) => !isOfLibrary(path)),
    libraries: modules.filter(isOfLibrary),
  };
}

const isOfLibrary = (path: string) => path.includes('node_modules/');

const metaOfSources: Plugin = {
  name: 'meta-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes(`${sep}node_modules${sep}`) || !usesMeta(path) ? undefined : withMetaOfSource(path),
    );
  },
};
