import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchNode } from '../nodes/fetchNode';
import { fetchPackage } from '../processes/fetchPackage';
import { buildah, must, run } from './engine';
import { NODE_OF_IMAGES } from './versions';

// Both bases that the Dockerfile names, from Debian's packages and the npm registry alone, where no registry of images is reached.

export const NODE_BASE = 'localhost/athenaeum-base/node';
export const SYSTEM_BASE = 'localhost/athenaeum-base/system';

const SUITE = 'bookworm';
/** The libraries of C that Node and the native modules need: what `distroless/cc` holds. */
const SYSTEM_PACKAGES = 'base-files,libc6,libgcc-s1,libgomp1,libstdc++6,netbase,tzdata';
/** As in Debian's slim images. */
const SLIM = ['/usr/share/man/*', '/usr/share/locale/*', '/usr/share/doc/*', '/usr/share/info/*'].flatMap(
  (path) => [`--dpkgopt=path-exclude=${path}`],
);

/** Builds the base images that are missing. */
export async function makeBases(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-bases-'));
  try {
    if (!(await isThere(SYSTEM_BASE))) await makeSystem(folder);
    if (!(await isThere(NODE_BASE))) await makeNode(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isThere = async (image: string) => (await run(buildah('inspect', '--type', 'image', image))).code === 0;

async function makeSystem(folder: string): Promise<void> {
  const tar = join(folder, 'system.tar');
  await must([
    'mmdebstrap',
    '--variant=extract',
    '--mode=root',
    `--include=${SYSTEM_PACKAGES}`,
    ...SLIM,
    SUITE,
    tar,
  ]);
  await imageOf(tar, SYSTEM_BASE, []);
}

/** Debian with a package manager, Node as its package on the npm registry ships it, npm, and a user `node`. */
async function makeNode(folder: string): Promise<void> {
  const tar = join(folder, 'node.tar');
  const root = join(folder, 'root');
  await must(['mmdebstrap', '--variant=minbase', '--mode=root', ...SLIM, SUITE, tar]);
  mkdirSync(join(root, 'usr/local/lib/node_modules'), { recursive: true });
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  copyFileSync(await fetchNode(folder, NODE_OF_IMAGES), join(root, 'usr/local/bin/node'));
  const npm = await fetchPackage(folder, 'npm@11.6.2');
  await must(['cp', '-r', npm, join(root, 'usr/local/lib/node_modules/npm')]);
  await must(['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  await must(['ln', '-s', '../lib/node_modules/npm/bin/npx-cli.js', join(root, 'usr/local/bin/npx')]);
  const users = 'groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node';
  await imageOf(tar, NODE_BASE, certificates(root), root, users);
}

/** Where a proxy of the network signs for the registry, npm is to believe it as it does here; images that run have none of it. */
function certificates(root: string): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file || !existsSync(file)) return [];
  mkdirSync(join(root, 'usr/local/share'), { recursive: true });
  copyFileSync(file, join(root, 'usr/local/share/certificates.pem'));
  return ['--env', 'NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem'];
}

async function imageOf(
  tar: string,
  name: string,
  config: string[],
  extra?: string,
  command?: string,
): Promise<void> {
  const container = await must(buildah('from', 'scratch'));
  await must(buildah('add', '--quiet', container, tar, '/'));
  if (extra) await must(buildah('copy', '--quiet', container, extra, '/'));
  if (command) await must(buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', command));
  await must(
    buildah(
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...config,
      container,
    ),
  );
  await must(buildah('commit', '--quiet', '--rm', container, name));
}
