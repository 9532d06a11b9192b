import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { writtenKey } from '@athenaeum/registry';

const BASE = join(__dirname, '../k8s/base');

export interface EnvEntry {
  name: string;
  value?: unknown;
  valueFrom?: {
    secretKeyRef?: { name: string; key: string; optional?: boolean };
    configMapKeyRef?: { name: string; key: string; optional?: boolean };
  };
}

export interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef: { name: string } }[];
  env: EnvEntry[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  resources: { requests: object; limits: object };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

export interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    terminationGracePeriodSeconds: number;
    topologySpreadConstraints: {
      topologyKey: string;
      whenUnsatisfiable: string;
      labelSelector: { matchLabels: Record<string, string> };
    }[];
    securityContext: object;
    containers: Container[];
    volumes: { name: string }[];
  };
}

export interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, unknown>;
  // Each kind has a shape of its own; who asks for one knows it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  spec: any;
}

export function readManifests(folder = BASE): Manifest[] {
  const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  return files.flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map(
      (document) => document.toJS() as Manifest,
    ),
  );
}

/** What a container is started with; a secret is a stand-in that looks like one. */
export function environmentOf(
  { envFrom = [], env }: Container,
  all: readonly Manifest[],
): Record<string, string> {
  const shared = envFrom.flatMap(({ configMapRef }) => {
    const map = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name);
    if (!map) throw new Error(`There is no ConfigMap ${configMapRef.name}`);
    return Object.entries(map.data ?? {});
  });
  const own = env.map(({ name, value, valueFrom }) => [name, valueFrom ? standInFor(name) : value]);
  return Object.fromEntries([...shared, ...own].map(([name, value]) => [name, String(value)]));
}

const STAND_INS: Record<string, string> = {
  MONGODB_URI: 'mongodb://database.example.org/?replicaSet=rs0',
  REDIS_URL: 'rediss://:password@redis.example.org:6379/0',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  TRUSTED_BUILDERS: writtenKey(generateKeyPairSync('ed25519').publicKey),
  JOB_TOKENS: 'rsvp_flow=a-token',
  SCHEDULING_SECRETS: `calendly=${'s'.repeat(32)}`,
};

export const standInFor = (name: string): string => STAND_INS[name] ?? 'secret-'.repeat(6);
