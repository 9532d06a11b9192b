import { parseArgs } from 'node:util';
import { BuildProblem } from '../problem';

/** Beside those of a whole product on the same machine. */
const STANDARD_PORT = 3010;

export interface DevArguments {
  /** The origin of a shell. */
  against: string;
  /** On this machine. */
  port: number;
}

/** @throws BuildProblem for what cannot be meant */
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
  if (given === undefined) return STANDARD_PORT;
  const port = Number(given);
  // As the shell takes them.
  if (/^\d+$/.test(given) && port >= 1024 && port <= 65_535) return port;
  throw new BuildProblem(`${given} is no port for this: take one from 1024 to 65535.`);
}
