import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deployables } from '../deployment/deployables';

const COMPOSE = join(import.meta.dirname, '../docker/compose.yaml');
/** An address of a service, as the containers know each other or as browsers know them. */
const ADDRESS = /\b([a-z-]+):(\d{4})(?=[/,]|$)/g;
/** On loopback files are in a folder, not in object storage. */
const OBJECT_STORAGE_VARIABLE = /^S3_/;
const PORT_VARIABLES = ['PORT', 'SHELL_PORT'];

interface Loopback {
  /** The port on this machine of a service, by its port in the container. */
  portFor(port: number): number;
  /** Values of the variables that the compose file requires of the operator. */
  secrets: Record<string, string>;
  /** Overrides, for containers that have the variable. */
  overrides: Record<string, string>;
}

interface Composed {
  services: Record<string, { environment?: Record<string, unknown> }>;
}

/** The environment of each container of production by its name in the compose file, with the addresses of this machine. */
export function environmentsOnLoopback({
  portFor,
  secrets,
  overrides,
}: Loopback): ReadonlyMap<string, Record<string, string>> {
  const { services } = parse(readFileSync(COMPOSE, 'utf8')) as Composed;
  return new Map(
    ['publish', ...deployables.map(({ name }) => name)].map((name) => [
      name,
      toLoopback(services[name]?.environment ?? {}),
    ]),
  );

  function toLoopback(environment: Record<string, unknown>): Record<string, string> {
    const local = Object.entries(environment)
      .filter(([name]) => !OBJECT_STORAGE_VARIABLE.test(name))
      .map(([name, value]) => [name, PORT_VARIABLES.includes(name) ? localPort(value) : onLoopback(value)]);
    const given = Object.fromEntries(local) as Record<string, string>;
    const overridden = Object.entries(overrides).filter(([name]) => name in given);
    return { ...given, ...Object.fromEntries(overridden) };
  }

  function localPort(port: unknown): string {
    return String(portFor(Number(port)));
  }

  function onLoopback(value: unknown): string {
    return String(value)
      .replace(/\$\{\w+:-\}/g, '')
      .replace(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => secrets[name] ?? '')
      .replace(
        /(mfe-[a-z-]+)=(\d{4})$/,
        (_all, remote: string, port: string) => `${remote}=${localPort(port)}`,
      )
      .replace(
        ADDRESS,
        (_all, host: string, port: string) =>
          `${host === 'localhost' ? host : '127.0.0.1'}:${localPort(port)}`,
      );
  }
}
