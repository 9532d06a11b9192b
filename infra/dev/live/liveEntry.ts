import { join } from 'node:path';
import type { RemoteEntry } from '@athenaeum/registry';
import { REMOTE_MODULE } from '@athenaeum/shell-contract/federation/view';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { integrityOf } from '../../webpack/buildRecord';

interface Compiled {
  app: string;
  /** The hash of the compilation. */
  hash: string;
  /** Files that it wrote. */
  files: readonly string[];
  outputPath: string;
  manifest: RemoteManifest;
  read(file: string): Buffer;
}

/**
 * The compiled app as a version of the registry: the shell loads its entry by its digest, as any other. The entry loads the
 * rest itself.
 */
export function liveEntry({ app, hash, files, outputPath, manifest, read }: Compiled): RemoteEntry {
  const name = files.find((file) => /^remoteEntry\.[\w.]*js$/.test(file));
  if (!name) throw new Error(`${app} was compiled without an entry.`);
  const bytes = read(join(outputPath, name));
  return {
    name: app,
    version: `live-${hash.slice(0, 12)}`,
    contract: manifest.contract,
    entry: name,
    exposes: [{ name: REMOTE_MODULE, files: [] }],
    files: [{ name, bytes: bytes.length, brotli: null, integrity: integrityOf(bytes) }],
    manifest,
  };
}
