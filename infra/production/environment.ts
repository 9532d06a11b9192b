import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deployables } from '../deployment/deployables';

const COMPOSE = join(import.meta.dirname, '../docker/compose.yaml');
/** An address of a part, as the containers know each other or as browsers know them. */
const ADDRESS = /\b([a-z-]+):(\d{4})(?=[/,]|$)/g;
/** There is no bucket on loopback: files are in a folder. */
const OF_THE_BUCKET = /^S3_/;
const PORT_VARIABLES = ['PORT', 'SHELL_PORT'];

interface Loopback {
  /** The port here of a part that listens elsewhere in its container. */
  portFor(port: number): number;
  /** What the compose file asks the operator for. */
  secrets: Record<string, string>;
  /** What is not as in the containers. */
  instead: Record<string, string>;
}

interface Composed {
  services: Record<string, { environment?: Record<string, unknown> }>;
}

/** What the containers of production are given, part by part, with the addresses of this machine. */
export function environmentsOnLoopback({
  portFor,
  secrets,
  instead,
}: Loopback): ReadonlyMap<string, Record<string, string>> {
  const { services } = parse(readFileSync(COMPOSE, 'utf8')) as Composed;
  return new Map(
    ['publish', ...deployables.map(({ name }) => name)].map((name) => [
      name,
      moved(services[name]?.environment ?? {}),
    ]),
  );

  function moved(environment: Record<string, unknown>): Record<string, string> {
    const own = Object.entries(environment)
      .filter(([name]) => !OF_THE_BUCKET.test(name))
      .map(([name, value]) => [name, PORT_VARIABLES.includes(name) ? here(value) : onLoopback(value)]);
    const given = Object.fromEntries(own) as Record<string, string>;
    const differing = Object.entries(instead).filter(([name]) => name in given);
    return { ...given, ...Object.fromEntries(differing) };
  }

  function here(port: unknown): string {
    return String(portFor(Number(port)));
  }

  function onLoopback(value: unknown): string {
    return String(value)
      .replace(/\$\{\w+:-\}/g, '')
      .replace(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => secrets[name] ?? '')
      .replace(/(mfe-[a-z-]+)=(\d{4})$/, (_all, remote: string, port: string) => `${remote}=${here(port)}`)
      .replace(
        ADDRESS,
        (_all, host: string, port: string) => `${host === 'localhost' ? host : '127.0.0.1'}:${here(port)}`,
      );
  }
}
