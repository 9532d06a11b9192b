/** What the lock file says of one installed package. */
interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

export interface Component {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  scope: 'required' | 'optional' | 'excluded';
  hashes: { alg: string; content: string }[];
  licenses?: { expression: string }[];
}

/**
 * Every library that is locked, as CycloneDX 1.6. npm's own command refuses this lock file: of two optional peers that
 * nobody here uses, another version is installed for somebody else.
 *
 * @param lock the text of package-lock.json
 */
export function inventoryOf(lock: string) {
  const { name, version, packages } = JSON.parse(lock) as {
    name: string;
    version: string;
    packages: Record<string, Locked>;
  };
  const components = new Map<string, Component>();
  for (const [path, locked] of Object.entries(packages)) {
    const component = locked.integrity ? componentOf(path, locked) : null;
    if (component) components.set(component.purl, component);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...components.values()],
  };
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };
const FOLDER = 'node_modules/';

function componentOf(
  path: string,
  { version = '', integrity = '', license, dev, optional }: Locked,
): Component {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const hashes = integrity.split(' ').map((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    return { alg: ALGORITHMS[algorithm]!, content: Buffer.from(digest, 'base64').toString('hex') };
  });
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    // What only builds and tests use is not in what runs.
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    hashes,
    ...(license && { licenses: [{ expression: license }] }),
  };
}
