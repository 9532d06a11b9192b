import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must as mustRun, type Outcome, run as runCommand } from '../processes/command';

/** Where images and containers are kept: apart from those of the machine, and removable as a folder. */
const STORE = process.env.IMAGES_STORE ?? join(tmpdir(), 'images-store');
/** Files a container may open: fewer than what this process may itself. */
const NOFILE = '1024:16384';

/** What is missing here to build and run images, with the command that brings it. */
const TOOLS: Record<string, string> = {
  buildah: 'buildah',
  podman: 'podman',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  '/usr/lib/podman/netavark': 'netavark',
  '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  '/usr/libexec/podman/catatonit': 'catatonit',
};

/** Why images cannot be built and run here, with what to do about it; null when they can. */
export function missingHere(): string | null {
  const missing = Object.entries(TOOLS).filter(
    ([tool]) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
  );
  const packages = missing.map(([, name]) => name).join(' ');
  if (packages) return `it needs Debian’s apt-get install --no-install-recommends ${packages}`;
  return process.getuid?.() === 0 ? null : 'it needs to be run as root: layers hold files of several users';
}

/** Limits of its own for each container are refused to a root without CAP_SYS_RESOURCE: the defaults of podman are more. */
function settings(): Record<string, string> {
  mkdirSync(STORE, { recursive: true });
  const file = join(STORE, 'containers.conf');
  writeFileSync(file, '[containers]\ndefault_ulimits = []\n');
  return { CONTAINERS_CONF: file };
}

const storage = [
  '--root',
  join(STORE, 'root'),
  '--runroot',
  join(STORE, 'run'),
  '--storage-driver',
  'overlay',
];

export const buildah = (...args: string[]): string[] => ['buildah', ...storage, ...args];
export const podman = (...args: string[]): string[] => [
  'podman',
  ...storage,
  ...['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'],
  ...args,
];

const files = ['--ulimit', `nofile=${NOFILE}`];

/** `podman run` within what this machine allows. */
export const ulimits = [...files, '--ulimit', 'nproc=4096:4096'];
/** `buildah build`, whose own 1024 are too few for `npm ci` where it takes long: `EMFILE`. */
export const buildUlimits = files;

type Given = Omit<NonNullable<Parameters<typeof runCommand>[1]>, 'env'>;

/** As `run` of `processes/command`, with the settings of the engine. */
export const run = (command: readonly string[], options: Given = {}): Promise<Outcome> =>
  runCommand(command, { ...options, env: settings() });

/** @throws Problem with the very command that failed, and its last words */
export const must = (command: readonly string[], options: Given = {}): Promise<string> =>
  mustRun(command, { ...options, env: settings() });
