import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactFolder, openRegistry, type Registry, type RemoteEntry } from '@athenaeum/registry';
import { anEntry } from './anEntry';
import type { TestGateway } from './testGateway';

type Database = Pick<TestGateway['env'], 'MONGODB_URI' | 'MONGODB_DATABASE'>;

export const registryOf = ({ MONGODB_URI, MONGODB_DATABASE }: Database): Promise<Registry> =>
  openRegistry(MONGODB_URI, { dbName: MONGODB_DATABASE });

/** A registry entry for a remote with these documents; its list is stored with the builds. */
export function remoteSending(
  dataDir: string,
  version: string,
  documents: readonly string[],
  figures?: RemoteEntry['manifest']['figures'],
): RemoteEntry {
  const name = 'mfe-one';
  const file = 'operations.json';
  const text = JSON.stringify(Object.fromEntries(documents.map((document) => [sha256(document), document])));
  const folder = artifactFolder(dataDir, { name, version });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  const entry = anEntry(version);
  return {
    ...entry,
    manifest: { ...entry.manifest, ...(figures && { figures }) },
    operations: {
      file,
      count: documents.length,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
