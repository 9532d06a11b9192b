import { join } from 'node:path';
import type { RemoteEntry } from '@athenaeum/registry';
import { REMOTE_MODULE } from '@athenaeum/shell-contract/federation/view';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { integrityOf } from '../../webpack/buildRecord';

interface Compiled {
  app: string;
  /** Of the compilation. */
  hash: string;
  /** Files that it wrote. */
  files: readonly string[];
  outputPath: string;
  manifest: RemoteManifest;
  read(file: string): Buffer;
}

/**
 * What was just compiled, as a version of the registry: the shell runs its entry by its digest, as every other one. What the
 * entry loads afterwards it loads itself.
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
