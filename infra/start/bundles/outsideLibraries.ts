import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Libraries that bundles load from where they are installed: those with native code, those that read files beside themselves, and
 * large ones that few processes ever ask for. Whatever one of these needs is left outside with it: in a bundle as well, there would
 * be two of it. All others become a part of the bundle, and load in a fraction of the time.
 */
const LEFT_OUTSIDE = [
  '@node-rs/argon2',
  'esbuild',
  'lmdb',
  'sharp',

  '@dicebear/core',
  '@dicebear/open-peeps',
  '@zxcvbn-ts/language-common',
  'file-type',
  'oidc-provider',
  'openid-client',
  'pdfkit',
  'playwright-core',

  '@apollo/gateway',
  '@apollo/query-planner',
  '@apollo/server',
  '@apollo/subgraph',
  '@aws-sdk/client-s3',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
  '@redis/client',
  'chargebee',
  'stripe',
];

interface Installed {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The libraries left outside, with all that they need, by the lock file of `root`. */
export function outsideLibraries(root: string): ReadonlySet<string> {
  const needs = neededBy(root);
  const outside = new Set<string>();
  const waiting = [...LEFT_OUTSIDE];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (outside.has(name)) continue;
    outside.add(name);
    waiting.push(...(needs.get(name) ?? []));
  }
  return outside;
}

/** What each library needs, in whichever versions of it are installed. */
function neededBy(root: string): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return needs;
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages?: Record<string, Installed>;
  };
  for (const [path, { link, ...installed }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/')) continue;
    const name = path.split('node_modules/').at(-1)!;
    const { dependencies, optionalDependencies, peerDependencies } = installed;
    const all = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    needs.set(name, [...(needs.get(name) ?? []), ...all]);
  }
  return needs;
}
