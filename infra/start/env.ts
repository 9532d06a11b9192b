import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { originOf, portOf, REMOTES, SUBGRAPHS } from './ports';

export const dataDir = resolve(process.env.DATA_DIR ?? '.data');
export const isProduction = process.env.NODE_ENV === 'production';

/** What every part is told about where the others are. */
export function sharedEnvironment(databaseUri: string, internalKey: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    MONGODB_URI: databaseUri,
    INTERNAL_KEY: internalKey,
    REPORT_KEY: process.env.REPORT_KEY ?? randomBytes(32).toString('base64url'),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? originOf('shell'),
    // Each remote is also a site of its own, which signs in and asks through its own origin.
    TRUSTED_ORIGINS: process.env.TRUSTED_ORIGINS ?? REMOTES.map(originOf).join(','),
    SITE_ORIGINS: process.env.SITE_ORIGINS ?? remoteOrigins(),
    SHELL_PORT: String(portOf('shell')),
    GATEWAY_PORT: String(portOf('gateway')),
    GATEWAY_URL: process.env.GATEWAY_URL ?? originOf('gateway'),
    DATABASE_PORT: String(portOf('database')),
    ...Object.fromEntries(
      SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `${originOf(name)}/graphql`]),
    ),
  };
}

/** Remotes served by hosts of their own: `mfe-learning=http://localhost:3001,...` */
export const remoteOrigins = () => REMOTES.map((name) => `${name}=${originOf(name)}`).join(',');
