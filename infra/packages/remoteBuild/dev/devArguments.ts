import { parseArgs } from 'node:util';
import { BuildProblem } from '../problem';

/** Not a port of a whole product on the same machine. */
const DEFAULT_PORT = 3010;

export interface DevArguments {
  /** The origin of the shell that shows the area. */
  against: string;
  /** The port on this machine. */
  port: number;
}

/** @throws BuildProblem for invalid arguments */
export function devArguments(args: string[], env = process.env): DevArguments {
  let given: { against?: string; port?: string };
  try {
    ({ values: given } = parseArgs({
      args,
      options: { against: { type: 'string' }, port: { type: 'string' } },
    }));
  } catch (error) {
    throw new BuildProblem((error as Error).message);
  }
  const address = given.against ?? env.ATHENAEUM_URL;
  if (!address)
    throw new BuildProblem(
      'Say in which shell it is to be seen: --against https://portal.example, or ATHENAEUM_URL.',
    );
  return { against: originOf(address), port: portOf(given.port) };
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new BuildProblem(`${address} is no address of a shell: https://portal.example`);
}

function portOf(given: string | undefined): number {
  if (given === undefined) return DEFAULT_PORT;
  const port = Number(given);
  // The range that the shell accepts.
  if (/^\d+$/.test(given) && port >= 1024 && port <= 65_535) return port;
  throw new BuildProblem(`${given} is no port for this: take one from 1024 to 65535.`);
}
