import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import type { RemoteEntry, SharedLibrary } from '../entry';
import { FEDERATION_MANIFEST } from '../federationManifest';

type Page = RemoteEntry['manifest']['pages'][number];

interface Wanted {
  name?: string;
  version?: string;
  pages?: Page[];
  files?: Record<string, string>;
  /** The GraphQL documents that it sends; absent for a build that does not list them. */
  documents?: readonly string[];
  shared?: SharedLibrary[];
  contract?: number;
  /** Its federation manifest; builds of the oldest contract have none. */
  federation?: object;
  contracts?: RemoteEntry['contracts'];
  figures?: RemoteEntry['manifest']['figures'];
}

/** The federation manifest of the test build. */
export const testFederation = ({ name = 'mfe-one', shared = [] }: Wanted = {}) => ({
  name,
  metaData: { globalName: containerName(name), remoteEntry: { name: 'remoteEntry.js' } },
  shared: shared.map(({ range, ...library }) => ({ ...library, requiredVersion: range })),
  exposes: [{ path: './remote', assets: { js: { sync: ['remote.js'] } } }],
});

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The entry of a minimal valid remote. */
export function testEntry(wanted: Wanted = {}): RemoteEntry {
  const {
    name = 'mfe-one',
    version = 'v001',
    contract = 1,
    pages,
    documents,
    shared,
    contracts,
    figures,
  } = wanted;
  const files = filesOf(wanted);
  return {
    name,
    version,
    contract,
    entry: 'remoteEntry.js',
    exposes: [{ name: './remote', files: ['remote.js'] }],
    files: Object.entries(files).map(([file, text]) => ({
      name: file,
      bytes: text.length,
      brotli: null,
      integrity: integrityOf(text),
    })),
    manifest: {
      name,
      contract,
      area: name.slice(4),
      pages: pages ?? [{ path: `/${name.slice(4)}`, title: 'Home' }],
      ...(figures && { figures }),
    },
    ...(documents && {
      operations: {
        file: OPERATIONS,
        count: documents.length,
        integrity: integrityOf(files[OPERATIONS]!),
      },
    }),
    ...(shared && { shared }),
    ...(contracts && { contracts }),
  };
}

const OPERATIONS = 'operations.json';

const filesOf = ({ name = 'mfe-one', files, documents }: Wanted): Record<string, string> => ({
  ...(files ?? {
    'remoteEntry.js': `var ${containerName(name)} = { get() {}, init() {} };`,
    'remote.js': 'void 0;',
  }),
  ...(documents && { [OPERATIONS]: JSON.stringify(byDigest(documents)) }),
});

const byDigest = (documents: readonly string[]) =>
  Object.fromEntries(documents.map((text) => [createHash('sha256').update(text).digest('hex'), text]));

/** The same as a folder with `build.json`, as the build writes it. */
export function testBuild({ federation, ...wanted }: Wanted = {}): string {
  const { name, exposes, files, contract: _contract, ...rest } = testEntry(wanted);
  const folder = join(testFolder(), name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(filesOf(wanted))) writeFileSync(join(folder, file), text);
  if (federation) writeFileSync(join(folder, FEDERATION_MANIFEST), JSON.stringify(federation));
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({
      ...rest,
      app: name,
      exposes: Object.fromEntries(exposes.map((expose) => [expose.name, expose.files])),
      files: Object.fromEntries(files.map(({ name: file, ...facts }) => [file, facts])),
    }),
  );
  return folder;
}

export const testFolder = () => mkdtempSync(join(tmpdir(), 'athenaeum-registry-'));
