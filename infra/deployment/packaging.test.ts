import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deployables, type Deployable } from './deployables';
import {
  environmentOf,
  readManifests,
  standInFor,
  type Container,
  type Manifest,
  type Pod,
} from './manifests';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';
import { compiledFile, LIBRARIES, programs } from '../servers/programs';
import { backupVariables } from '../backup/sealed/variables';
import { SUBGRAPHS } from '../start/ports';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface ComposeService {
  image: string;
  command?: string[];
  build?: { dockerfile: string; target: string; args?: Record<string, unknown> };
  environment?: Record<string, unknown>;
  networks: string[];
}

/** What stands for `${NAME:?...}` in the file for compose. */
const filledIn = (value: unknown) =>
  String(value)
    .replace(/\$\{\w+:-\}/g, '')
    .replace(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => standInFor(name));

/** Set by the image itself, for the container and not for the service. */
const OF_THE_IMAGE = ['NODE_OPTIONS'];

const unknownIn = (env: Record<string, string>, { variables }: Deployable) =>
  Object.keys(env).filter((name) => !(name in variables));

describe.each(deployables.map((one) => [one.name, one] as const))('%s in a cluster', (name, deployable) => {
  let all: Manifest[];
  let pod: Pod;
  let container: Container;
  const named = (kind: string) => all.find((one) => one.kind === kind && one.metadata.name === name);
  beforeAll(() => {
    all = readManifests();
    pod = named('Deployment')?.spec.template;
    container = pod?.spec.containers[0] as Container;
  });

  it('has a Deployment, a Service, and survives a drained node', () => {
    expect(pod).toBeDefined();
    expect(container.image).toBe(`athenaeum/${imageOf(deployable)}`);
    expect(named('Service')?.spec).toMatchObject({
      selector: { 'app.kubernetes.io/name': name },
      ports: [{ port: deployable.port, targetPort: 'http' }],
    });
    expect(named('PodDisruptionBudget')?.spec).toMatchObject({ minAvailable: 1 });
    expect(named('Deployment')?.spec.replicas).toBeGreaterThan(1);
    expect(read('infra/k8s/base/kustomization.yaml')).toContain(`- ${name}.yaml`);
    expect(read('infra/k8s/overlays/example/kustomization.yaml')).toContain(
      `- name: athenaeum/${imageOf(deployable)}\n`,
    );
  });

  it('starts in production with what it is given, and is given nothing it does not know', () => {
    const env = environmentOf(container, all);

    expect(unknownIn(env, deployable)).toEqual([]);
    expect(env.NODE_ENV).toBe('production');
    expect(() => deployable.read(env)).not.toThrow();
    expect(env.HOST).toBe('0.0.0.0');
  });

  it('does not start in production without any one of its secrets that it needs', () => {
    const env = environmentOf(container, all);
    const needed = container.env.filter(
      ({ valueFrom }) => valueFrom?.secretKeyRef && !valueFrom.secretKeyRef.optional,
    );

    for (const { name: secret } of needed.filter(
      ({ name }) => !STANDS_IN_FRONT.includes(name) || !isFront(deployable),
    )) {
      const { [secret]: _left, ...without } = env;
      expect(() => deployable.read(without)).toThrow(secret);
    }
    expect(needed.length).toBeGreaterThan(0);
  });

  it('listens and is asked where it really does', () => {
    const env = environmentOf(container, all);
    const port = name.startsWith('mfe-')
      ? Number(env.REMOTE_HOSTS?.split('=')[1])
      : Number(env.PORT ?? env.SHELL_PORT);

    expect(container.ports).toEqual([{ name: 'http', containerPort: deployable.port }]);
    expect(port).toBe(deployable.port);
    for (const probe of [container.startupProbe, container.livenessProbe])
      expect(probe.httpGet).toEqual({ path: '/live', port: 'http' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/ready', port: 'http' });
  });

  it('is given the time to start that it needs', () => {
    const { periodSeconds, failureThreshold } = container.startupProbe;

    // Services listen once their indexes are built.
    expect(periodSeconds * failureThreshold).toBe(isFront(deployable) ? 90 : 3600);
  });

  it('is noticed to leave before it stops listening, and is not killed before it has finished', () => {
    const env = environmentOf(container, all);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    const [delay, longest] = [Number(env.SHUTDOWN_DELAY_MS), Number(env.SHUTDOWN_LONGEST_MS)];

    expect(delay).toBeGreaterThan(2 * periodSeconds * failureThreshold * 1000);
    expect(pod.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(delay + longest);
  });

  it('is spread over nodes and zones', () => {
    const { topologySpreadConstraints: constraints } = pod.spec;

    expect(constraints.map(({ topologyKey }) => topologyKey)).toEqual([
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
    ]);
    for (const { labelSelector, whenUnsatisfiable } of constraints) {
      expect(labelSelector.matchLabels).toEqual({ 'app.kubernetes.io/name': name });
      expect(whenUnsatisfiable).toBe('ScheduleAnyway');
    }
  });

  it('may do nothing it need not', () => {
    expect(pod.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({ requests: {}, limits: { memory: expect.any(String) } });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.spec.volumes.map(({ name }) => name));
  });
});

/** The front looks for the embedded database without it, which no cluster has. */
const STANDS_IN_FRONT = ['MONGODB_URI'];
const isFront = ({ target }: Deployable) => target === 'front';
const imageOf = ({ name, target }: Deployable) => (target === 'tools' ? 'tools' : name);

describe.each(deployables.map((one) => [one.name, one] as const))('%s in containers', (name, deployable) => {
  let service: ComposeService;
  beforeAll(() => {
    const compose = parse(read('infra/docker/compose.yaml')) as { services: Record<string, ComposeService> };
    service = compose.services[name]!;
  });

  it('runs its own program', () => {
    const { program, target } = deployable;
    expect(service.build).toMatchObject({ dockerfile: 'infra/docker/Dockerfile', target });
    // The tools image has several commands; the manifest names the one to run.
    if (target === 'tools') expect(service.command).toEqual(['node', compiledFile(program)]);
    else expect(service.build!.args).toEqual({ PROGRAM: program });
    expect(existsSync(join(root, programs[program]))).toBe(true);
  });

  it('starts in production with what it is given, and is given nothing it does not know', () => {
    const given = Object.entries(service.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
    const env = Object.fromEntries(given) as Record<string, string>;

    expect(unknownIn(env, deployable)).toEqual([]);
    expect(env.NODE_ENV).toBe('production');
    expect(() => deployable.read(env)).not.toThrow();
  });
});

interface EgressRule {
  to: { ipBlock?: { cidr: string; except?: string[] } }[];
  ports?: { port: number }[];
}

describe('the network of a cluster', () => {
  let policies: Manifest[];
  beforeAll(() => {
    policies = readManifests().filter(({ kind }) => kind === 'NetworkPolicy');
  });
  const policyOf = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec;

  it('lets nothing through that is not said', () => {
    expect(policyOf('nothing-by-default')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each(SUBGRAPHS)('lets the gateway and its workers alone speak to %s', (name) => {
    const { port } = deployables.find((one) => one.name === name)!;

    expect(policyOf(name)).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
      ingress: [
        {
          from: ['gateway', 'worker'].map((one) => ({
            podSelector: { matchLabels: { 'app.kubernetes.io/name': one } },
          })),
          ports: [{ port }],
        },
      ],
    });
    for (const one of ['gateway', 'worker'])
      expect(JSON.stringify(policyOf(one).egress)).toContain(`"app.kubernetes.io/name":"${name}"`);
  });

  it('lets a pod speak only to what it needs, by its ports, and few to what is outside', () => {
    const rules = policies.flatMap(({ metadata, spec }) =>
      ((spec.egress ?? []) as EgressRule[]).map((rule) => ({ name: metadata.name, ...rule })),
    );
    const outside = rules.filter(({ to }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0'));

    for (const { name, to, ports } of rules)
      expect({ name, isNarrow: to.length > 0 && (ports?.length ?? 0) > 0 }).toEqual({ name, isNarrow: true });
    expect(outside.map(({ name, ports }) => [name, ports!.map(({ port }) => port)])).toEqual([
      ['gateway', [443]],
      ['worker', [443, 465, 587]],
      ['releases', [443]],
      ['jobs', [443]],
    ]);
    for (const { to } of outside) expect(to[0]!.ipBlock!.except).toContain('169.254.0.0/16');
  });

  it('lets the shell alone speak to the release service, which has the key that builds are signed with', () => {
    expect(policyOf('releases').ingress).toEqual([
      {
        from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'shell' } } }],
        ports: [{ port: 4006 }],
      },
    ]);
    expect(JSON.stringify(policyOf('shell').egress)).toContain('"app.kubernetes.io/name":"releases"');
  });

  it('lets the shell ask each site for what it draws for visitors, by the name and port that it has inside', () => {
    const services = readManifests().filter(({ kind }) => kind === 'Service');
    const compose = parse(read('infra/docker/compose.yaml')) as { services: Record<string, ComposeService> };
    const front = readManifests().find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'front',
    );
    const remotes = deployables.filter(({ name }) => name.startsWith('mfe-'));
    const addresses = remotes.map(({ name, port }) => `${name}=http://${name}:${port}`).join(',');

    expect(front!.data!.SITE_HOSTS).toBe(addresses);
    expect(compose.services.shell!.environment!.SITE_HOSTS).toBe(addresses);
    for (const { name, port } of remotes)
      expect(services.find(({ metadata }) => metadata.name === name)!.spec.ports[0].port).toBe(port);
    expect(JSON.stringify(policyOf('shell').egress)).toContain('"app.kubernetes.io/component":"remote"');
    expect(JSON.stringify(policyOf('remotes').ingress)).toContain('"app.kubernetes.io/name":"shell"');
  });

  it('has a policy for every pod there is', () => {
    const selectors = policies.map(({ spec }) => Object.entries(spec.podSelector.matchLabels ?? {}).flat());
    const pods = readManifests()
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ spec }) => spec.template.metadata.labels as Record<string, string>);

    for (const labels of pods)
      expect(selectors.some(([key, value]) => labels[String(key)] === value)).toBe(true);
  });
});

describe('secrets', () => {
  it('are named in the manifests and are nowhere in them', () => {
    const all = readManifests();

    expect(all.map(({ kind }) => kind)).not.toContain('Secret');
    const inMaps = all
      .filter(({ kind }) => kind === 'ConfigMap')
      .flatMap(({ data }) => Object.keys(data ?? {}));
    expect(inMaps.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|MONGODB_URI|SMTP_URL/.test(name))).toEqual([]);
  });

  it('are asked for by name where the file for compose needs them', () => {
    const named = [...read('infra/docker/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const example = [...read('infra/docker/.env.example').matchAll(/^(\w+)=$/gm)].map(([, name]) => name);

    expect([...new Set(named)].sort()).toEqual(example.sort());
  });
});

describe('what is run once', () => {
  const containerOf = (name: string) => {
    const job = readManifests().find(({ kind, metadata }) => kind === 'CronJob' && metadata.name === name);
    return job!.spec.jobTemplate.spec.template.spec.containers[0] as Container;
  };

  it('backs up the very bucket and database that the gateway uses', () => {
    const { env } = containerOf('backup');
    const all = readManifests();
    const config = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'gateway')!;
    const shared = env.flatMap(({ name, valueFrom }) => (valueFrom?.configMapKeyRef ? [name] : []));

    expect(shared).toEqual(['MONGODB_DATABASE', 'S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_PATH_STYLE']);
    for (const { name, valueFrom } of env.filter(({ name }) => shared.includes(name)))
      expect(valueFrom!.configMapKeyRef).toMatchObject({ name: 'gateway', key: name });
    // What an installation may leave out keeps no pod from starting, and the rest is there.
    const needed = env.filter(
      ({ valueFrom }) => valueFrom?.configMapKeyRef && !valueFrom.configMapKeyRef.optional,
    );
    expect(Object.keys(config.data!)).toEqual(expect.arrayContaining(needed.map(({ name }) => name)));
  });

  it('backs up and drills by commands that there are, and hands the private key to the drill alone', () => {
    const [send, drill] = ['backup', 'backup-drill'].map(containerOf);
    const namesOf = ({ env }: Container) => env.map(({ name }) => name);

    expect(send!.command).toEqual(['node', compiledFile('backup'), 'send']);
    expect(drill!.command).toEqual(['node', compiledFile('backup'), 'drill']);
    expect(namesOf(drill!).filter((name) => !namesOf(send!).includes(name))).toEqual([
      'BACKUP_IDENTITY_FILE',
      'BACKUP_REPORTS',
    ]);
    const known = Object.keys(backupVariables);
    const own = namesOf(drill!).filter((name) => name.startsWith('BACKUP_'));
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('migrates the very database of the subgraphs, and is begun again when its pod is killed', () => {
    const { env, command } = containerOf('migrate');
    const job = readManifests().find(
      ({ kind, metadata }) => kind === 'CronJob' && metadata.name === 'migrate',
    )!;
    const names = env.map(({ name, valueFrom }) => [
      name,
      valueFrom?.configMapKeyRef ?? valueFrom?.secretKeyRef,
    ]);

    // A contract is a person's decision, and never the job's.
    expect(command).toEqual(['node', compiledFile('migrate'), 'expand']);
    expect(names).toContainEqual(['MONGODB_DATABASE', { name: 'gateway', key: 'MONGODB_DATABASE' }]);
    expect(names).toContainEqual(['MONGODB_URI', { name: 'athenaeum', key: 'MONGODB_URI' }]);
    expect(job.spec.suspend).toBe(true);
    expect(job.spec.jobTemplate.spec.backoffLimit).toBeGreaterThan(0);
  });

  it('has what a deploy asks for in the pod of the tools', () => {
    const { env, command } = containerOf('tools');
    const names = env.map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(['MONGODB_URI', 'BUILD_SIGNING_KEY', 'PUBLIC_ORIGIN']));
    expect(command).toEqual(['sleep', '3600']);
  });

  it('has a browser where findChromium looks, for the smoke test of a deploy', () => {
    const dockerfile = read('infra/docker/Dockerfile');
    const base = /^FROM (\S+) AS tools$/m.exec(dockerfile)![1];
    const [, stage = ''] = dockerfile.split(`FROM node AS ${base}\n`);

    expect(stage.split(/^FROM /m)[0]).toMatch(/apt-get install [^&]*\bchromium\b/);
  });
});

it('keeps the secrets of the file for compose out of the repository and out of images', () => {
  expect(read('infra/docker/README.md')).toContain('infra/docker/.env ');
  expect(read('.gitignore').split('\n')).toContain('infra/docker/.env');
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});

it('starts what was compiled, everywhere, and only what there is', () => {
  const files = readdirSync(join(root, 'infra/k8s'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `infra/k8s/${name}`);
  const texts = [...files, 'infra/docker/Dockerfile', 'infra/docker/compose.yaml'].map(read);
  const named = texts.flatMap((text) =>
    [...text.matchAll(/dist\/servers\/([\w-]+)\//g)].map(([, one]) => one!),
  );

  expect(texts.filter((text) => /tsx|\.ts\b/.test(text))).toEqual([]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in programs))).toEqual([]);
});

it('needs nothing at the root, which images do not install', () => {
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies');
});

it('gives a container by itself the time to start that a pod is given', () => {
  expect(read('infra/docker/Dockerfile')).toMatch(/^HEALTHCHECK .*--start-period=1h /m);
});

it('gives Node in an image of a server what it is given everywhere', () => {
  const [, running = ''] = /^FROM \S+ AS running\n([^]*?)^FROM /m.exec(read('infra/docker/Dockerfile')) ?? [];

  expect(running).toContain(` NODE_OPTIONS="${NODE_ARGUMENTS.join(' ')}" `);
});

it('gives an image the variables of its container beside those of its service', () => {
  const set = [...read('infra/docker/Dockerfile').matchAll(/^ENV (.*)$/gm)]
    .flatMap(([, line = '']) => [...line.matchAll(/(\w+)=(?:"[^"]*"|\S*)/g)])
    .map(([, name = '']) => name);
  const known = deployables.flatMap(({ variables }) => Object.keys(variables));

  expect(set).toContain('NODE_OPTIONS');
  expect(set.filter((name) => !known.includes(name) && !OF_THE_IMAGE.includes(name))).toEqual([]);
});

describe('an image', () => {
  const stages = read('infra/docker/Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const lastOf = (text: string, instruction: string) =>
    [...text.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].at(-1)?.[1];
  const running = stages.find((stage) => / AS running$/m.test(stage))!;
  const tools = stages.find((stage) => / AS tools$/m.test(stage))!;

  it('names its user by number, which a cluster can tell from root', () => {
    for (const stage of [running, tools]) expect(lastOf(stage, 'USER')).toBe('1000:1000');
  });

  it('needs no shell to start or to be asked: services have none', () => {
    const compose = parse(read('infra/docker/compose.yaml')) as {
      services: Record<string, ComposeService & { healthcheck?: { test: string[] } }>;
    };
    const without = Object.values(compose.services).filter(({ build }) => build && build.target !== 'tools');

    expect(JSON.parse(lastOf(running, 'CMD')!)).toEqual(['node', 'server/main.mjs']);
    expect(lastOf(running, 'HEALTHCHECK')).toMatch(/ CMD \["node", /);
    expect(running).not.toMatch(/^RUN /m);
    for (const { command, healthcheck } of without) {
      expect(command?.[0] ?? 'node').toBe('node');
      expect(healthcheck?.test[0] ?? 'CMD').toBe('CMD');
    }
    expect(without.length).toBeGreaterThan(6);
  });

  it('holds the libraries that its program imports, by the list that compiling writes', () => {
    const libraries = stages.filter((stage) => / AS (all-)?libraries$/m.test(stage));

    expect(libraries).toHaveLength(2);
    expect(libraries[0]).toContain(`/dist/servers/\${PROGRAM}/${LIBRARIES} ./program/`);
    for (const stage of libraries)
      expect(stage).toMatch(/^RUN node keepLibraries\.mjs node_modules \/kept /m);
    expect(read('infra/docker/keepLibraries.mjs')).toContain(`'${LIBRARIES}'`);
  });

  it('runs a version of Node that is named to its patch, no older than the checkout’s', () => {
    const [, version] = /^ARG NODE=node:(\d+\.\d+\.\d+)-bookworm-slim$/m.exec(
      read('infra/docker/Dockerfile'),
    )!;

    expect(Number.parseFloat(version!)).toBeGreaterThanOrEqual(Number(read('.nvmrc').trim()));
  });
});
