import { StartError } from './startError';

const DEFAULT_PORT = 27027;

export interface DatabaseEnvironment {
  port: number;
  dataDir: string;
  allowFailPoints: boolean;
}

/** The environment variables of this process, read once. @throws StartError when one is invalid */
export function readEnvironment(environment: NodeJS.ProcessEnv): DatabaseEnvironment {
  const { DATABASE_PORT, DATA_DIR, DATABASE_FAIL_POINTS } = environment;
  return {
    port: DATABASE_PORT ? readPort(DATABASE_PORT) : DEFAULT_PORT,
    dataDir: DATA_DIR || '.data',
    allowFailPoints: DATABASE_FAIL_POINTS === '1',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new StartError(`DATABASE_PORT is "${text}": set it to a port number from 0 to 65535.`);
}
