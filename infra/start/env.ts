import { resolve } from 'node:path';
import { keptSecret } from './keptSecret';
import { originOf, portOf, REMOTES, SUBGRAPHS } from './ports';

export const dataDir = resolve(process.env.DATA_DIR ?? '.data');
export const isProduction = process.env.NODE_ENV === 'production';

/** The addresses of all parts, which each part gets. */
export function sharedEnvironment(databaseUri: string, internalKey: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    MONGODB_URI: databaseUri,
    INTERNAL_KEY: internalKey,
    // In production it is configured: one that was made on the spot would be another on the next machine.
    ...(isProduction || process.env.SESSION_SECRET ? {} : { SESSION_SECRET: keptSecret(dataDir, 'session') }),
    REPORT_KEY: process.env.REPORT_KEY ?? keptSecret(dataDir, 'reports'),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? originOf('shell'),
    // Each remote is also a site of its own, which signs in and asks through its own origin.
    TRUSTED_ORIGINS: process.env.TRUSTED_ORIGINS ?? REMOTES.map(originOf).join(','),
    SITE_ORIGINS: process.env.SITE_ORIGINS ?? remoteOrigins(),
    SHELL_PORT: String(portOf('shell')),
    GATEWAY_PORT: String(portOf('gateway')),
    GATEWAY_URL: process.env.GATEWAY_URL ?? originOf('gateway'),
    RELEASES_URL: process.env.RELEASES_URL ?? originOf('releases'),
    DATABASE_PORT: String(portOf('database')),
    ...Object.fromEntries(
      SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `${originOf(name)}/graphql`]),
    ),
  };
}

/** Remotes served by hosts of their own: `mfe-learning=http://localhost:3001,...` */
export const remoteOrigins = () => REMOTES.map((name) => `${name}=${originOf(name)}`).join(',');
