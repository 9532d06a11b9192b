import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { NODE_BASE, SYSTEM_BASE } from './bases';
import { buildah, buildUlimits, must } from './engine';

const root = join(import.meta.dirname, '../..');
const FOLDER = 'infra/docker';

/** What the driver does of a service; `restart` is for a product that stays. */
export const READ_OF_A_SERVICE: readonly string[] = [
  'image',
  'build',
  'command',
  'environment',
  'networks',
  'network_mode',
  'ports',
  'volumes',
  'read_only',
  'init',
  'tmpfs',
  'cap_drop',
  'security_opt',
  'stop_grace_period',
  'depends_on',
  'healthcheck',
  'restart',
];

export interface ComposeService {
  image: string;
  profiles?: string[];
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  init?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

/** Without the services of profiles, which are started only when they are asked for. */
export function readCompose(): Compose {
  const all = parse(readFileSync(join(root, FOLDER, 'compose.yaml'), 'utf8')) as Compose;
  const services = Object.entries(all.services).filter(([, { profiles }]) => !profiles);
  return { ...all, services: Object.fromEntries(services) };
}

/** Our services by image: one for each image, as several may share it. */
export function imagesOf({ services }: Compose): ReadonlyMap<string, ComposeService> {
  const built = Object.values(services).filter(({ build }) => build);
  return new Map(built.map((service) => [service.image, service]));
}

/** Images of this run by what they are built of: the hosts of the remotes are one under six names. */
const built = new Map<string, string>();

/** Builds an image as the file for compose says, on bases that were made here. */
export async function buildImage({ image, build }: ComposeService): Promise<void> {
  const what = JSON.stringify(build);
  const same = built.get(what);
  if (same) return void (await must(buildah('tag', `localhost/${same}`, `localhost/${image}`)));
  const args = Object.entries({ ...build!.args, NODE: NODE_BASE, SYSTEM: SYSTEM_BASE });
  await must(
    buildah(
      'build',
      ...['--isolation', 'chroot', '--format', 'docker', '--layers', '--pull-never', ...buildUlimits],
      ...['--file', join(root, build!.dockerfile), '--target', build!.target],
      ...args.flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      ...['--tag', `localhost/${image}`, join(root, FOLDER, build!.context)],
    ),
  );
  built.set(what, image);
}

/** Bytes of all layers, unpacked. */
export async function sizeOf(image: string): Promise<number> {
  const [row] = JSON.parse(await must(buildah('images', '--json', `localhost/${image}`))) as {
    size: string;
  }[];
  // In words: "248 MB".
  const [, number = '', unit = ''] = /^([\d.]+) (KB|MB|GB)$/.exec(row!.size) ?? [];
  return Number(number) * { KB: 1e3, MB: 1e6, GB: 1e9 }[unit]!;
}
