import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../start/problem';
import { NODE_BASE } from './bases';
import { must, podman, run, ulimits } from './engine';
import { readCompose, type Compose, type ComposeService } from './images';

/** Of others: none of their images is reached here, `standIns/main.ts` answers by their names. */
const STOOD_IN_FOR = ['database', 'files', 'mail', 'bucket'];
const STAND_INS = 'stand-ins';
const READY_TIMEOUT_MS = 240_000;
/** The embedded database is no member of a replica set. */
const DATABASE_URI = 'mongodb://database:27017/?directConnection=true';

export const containerOf = (service: string) => `athenaeum-${service}`;

/** Starts all services of the compose file, each once its dependencies are in the state that the file requires; `onReady` gets the time each took. */
export async function startComposed(
  compose: Compose,
  secrets: Record<string, string>,
  onReady: (name: string, tookMs: number) => void,
): Promise<void> {
  for (const [name, network] of Object.entries(compose.networks))
    await must(
      podman('network', 'create', ...(network?.internal ? ['--internal'] : []), `athenaeum-${name}`),
    );
  const given = { ...secrets, ...(await startStandIns(compose)) };
  const ready = new Set<string>();
  const waiting = new Map(Object.entries(compose.services).filter(([name]) => !STOOD_IN_FOR.includes(name)));
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, { depends_on = {} }]) =>
      Object.keys(depends_on).every((needed) => STOOD_IN_FOR.includes(needed) || ready.has(needed)),
    );
    if (free.length === 0) throw new Problem(`These wait for each other: ${[...waiting.keys()].join(', ')}`);
    for (const [name, service] of free) {
      waiting.delete(name);
      const startedAt = Date.now();
      await start(name, service, given);
      await (isRunOnce(name) ? finished(name) : healthy(name, service));
      ready.add(name);
      onReady(name, Date.now() - startedAt);
    }
  }
}

/** Whether another service depends on its completion, even one that is left out. */
export const isRunOnce = (name: string) =>
  Object.values(readCompose().services).some(
    ({ depends_on = {} }) => depends_on[name]?.condition === 'service_completed_successfully',
  );

async function startStandIns({ networks }: Compose): Promise<Record<string, string>> {
  const aliases = STOOD_IN_FOR.map((name) => `alias=${name}`).join(',');
  await must(
    podman(
      ...['run', '--detach', '--name', containerOf(STAND_INS), ...ulimits, '--init'],
      ...('data' in networks ? ['--network', `athenaeum-data:${aliases}`] : []),
      ...['--volume', `${process.cwd()}:/repository:ro`, '--workdir', '/repository', NODE_BASE],
      ...['node', '--import', 'tsx', 'infra/images/standIns/main.ts'],
    ),
  );
  for (const until = Date.now() + READY_TIMEOUT_MS; Date.now() < until; await pause(500)) {
    const told = await toldByStandIns();
    if (told) return told;
  }
  throw new Problem('The stand-ins did not start.');
}

/** How their bucket is reached from beside them, once they listen. */
async function toldByStandIns(): Promise<Record<string, string> | null> {
  const said = await must(podman('logs', containerOf(STAND_INS)));
  const line = said.split('\n').find((one) => one.startsWith('{"ready"'));
  return line ? (JSON.parse(line) as { env: Record<string, string> }).env : null;
}

/** What only a demonstration has: a production refuses it, so it is loaded from outside, its pictures onto the volume of the gateway. */
export async function loadDemoData(): Promise<void> {
  const environment = {
    ...(await toldByStandIns()),
    DATA_DIR: '/data',
    MONGODB_DATABASE: 'athenaeum',
    MONGODB_URI: 'mongodb://127.0.0.1:27017/?directConnection=true',
  };
  await must(
    podman(
      ...['run', '--rm', ...ulimits, '--network', `container:${containerOf(STAND_INS)}`],
      ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...['--volume', 'athenaeum-uploads:/data', '--volume', `${process.cwd()}:/repository:ro`],
      ...['--workdir', '/repository', NODE_BASE, 'node', '--import', 'tsx', 'infra/start/seed.ts'],
    ),
  );
}

async function start(name: string, service: ComposeService, secrets: Record<string, string>): Promise<void> {
  const environment = Object.entries(service.environment ?? {}).map(([key, value]) => [
    key,
    key === 'MONGODB_URI' ? DATABASE_URI : filledIn(String(value), secrets),
  ]);
  const networks = service.network_mode?.startsWith('service:')
    ? ['--network', `container:${containerOf(service.network_mode.slice('service:'.length))}`]
    : (service.networks ?? []).flatMap((network) => ['--network', `athenaeum-${network}:alias=${name}`]);
  await must(
    podman(
      ...['run', '--detach', '--no-healthcheck', '--name', containerOf(name), ...ulimits, ...networks],
      ...environment.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...(service.init ? ['--init'] : []),
      ...(service.tmpfs ?? []).flatMap((path) => ['--tmpfs', path]),
      ...(service.cap_drop ?? []).flatMap((capability) => ['--cap-drop', capability]),
      ...(service.security_opt ?? []).flatMap((option) => ['--security-opt', option.replace(/:true$/, '')]),
      ...(service.volumes ?? []).flatMap((volume) => ['--volume', `athenaeum-${volume}`]),
      ...(service.ports ?? []).flatMap((port) => ['--publish', `127.0.0.1:${port}`]),
      `localhost/${service.image}`,
      ...(service.command ?? []),
    ),
  );
}

const filledIn = (value: string, secrets: Record<string, string>) =>
  value
    .replace(/\$\{\w+:-\}/g, '')
    .replace(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => secrets[name] ?? '');

async function finished(name: string): Promise<void> {
  const code = await must(podman('wait', containerOf(name)));
  if (code !== '0') throw new Problem(`${name} ended with ${code}:\n${await logOf(name)}`);
}

/** By the check of the file where it has one, else by that of the image; asked here, as nothing schedules it without systemd. */
async function healthy(name: string, { healthcheck }: ComposeService): Promise<void> {
  const [kind, ...words] = healthcheck?.test ?? ['CMD', 'node', 'infra/docker/healthcheck.mjs'];
  const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
  for (const until = Date.now() + READY_TIMEOUT_MS; Date.now() < until; await pause(500)) {
    const state = await must(podman('inspect', '--format', '{{.State.Status}}', containerOf(name)));
    if (state !== 'running') throw new Problem(`${name} is ${state}:\n${await logOf(name)}`);
    if ((await run(podman('exec', containerOf(name), ...command))).code === 0) return;
  }
  throw new Problem(`${name} is not healthy:\n${await logOf(name)}`);
}

async function logOf(name: string): Promise<string> {
  const { out, error } = await run(podman('logs', '--tail', '30', containerOf(name)));
  return (out + error).slice(-3000);
}

/** Ends and removes everything of a run, also of one that was cut off. */
export async function down({ services, networks, volumes }: Compose): Promise<void> {
  const names = [...Object.keys(services).reverse(), STAND_INS].map(containerOf);
  for (const name of names) await run(podman('rm', '--force', '--time', '5', name));
  for (const name of Object.keys(volumes)) await run(podman('volume', 'rm', '--force', `athenaeum-${name}`));
  for (const name of Object.keys(networks))
    await run(podman('network', 'rm', '--force', `athenaeum-${name}`));
}
