import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isReady } from '../../processes/isReady';
import { compiledFile } from '../../servers/programs';
import { Problem } from '../../start/problem';
import { mustRun, runProgram, startProgram, type Running } from './processes';

const SHIPPED = join(import.meta.dirname, '../../machine');
/** The ports of `athenaeum.env.example`, and the variable that moves one where a program does not read it from there. */
const PORTS = {
  shell: [3000, 'SHELL_PORT'],
  'remote-host': [3005, null],
  gateway: [4000, 'PORT'],
  users: [4001, 'PORT'],
  content: [4002, 'PORT'],
  coaching: [4003, 'PORT'],
  opportunities: [4004, 'PORT'],
  worker: [4005, 'PORT'],
  releases: [4006, 'PORT'],
} as const;
type Part = keyof typeof PORTS;
export const PARTS = Object.keys(PORTS) as Part[];
/** Those that others need first. */
const ORDER: readonly (readonly Part[])[] = [
  ['users', 'content', 'coaching', 'opportunities'],
  ['gateway', 'worker'],
  ['shell', 'remote-host', 'releases'],
];

interface Settings {
  folder: string;
  /** A free port for each part. */
  ports: Readonly<Record<Part, number>>;
  names: { portal: string; events: string };
  /** Of nginx. */
  httpsPort: number;
  /** The authority that the servers trust beside the public ones. */
  authority: string;
  /** What an operator fills in, over the examples. */
  env: Record<string, string>;
  secrets: Record<string, string>;
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** The product as `infra/machine` has it on one machine: its files of variables, and the command of its systemd unit. */
export async function startMachine({ folder, ports, names, httpsPort, authority, ...given }: Settings) {
  if (!existsSync('dist/shell/build.json') || !existsSync(compiledFile('gateway')))
    throw new Problem('There are no builds: npm run build && npm run build:servers, then again.');
  const etc = join(folder, 'etc');
  const logs = join(folder, 'logs');
  for (const each of [folder, etc, logs, join(folder, 'data')]) mkdirSync(each, { recursive: true });
  const running = new Map<Part, Running>();
  const key = join(etc, 'build-signing.pem');
  const printed = parseEnv(
    await mustRun({
      program: process.execPath,
      args: ['--import', 'tsx', 'registry/src/newKey.cli.ts', key],
    }),
  );
  const drawn = Object.fromEntries(
    ['INTERNAL_KEY', 'SESSION_SECRET', 'REPORT_KEY'].map((name) => [
      name,
      randomBytes(32).toString('base64'),
    ]),
  );
  configure({});

  /** Writes both files again, as an operator edits them: read at the next start. */
  function configure(more: { env?: Record<string, string>; secrets?: Record<string, string> }): void {
    const env = { DATA_DIR: join(folder, 'data'), BUILD_SIGNING_KEY_FILE: key, ...given.env, ...more.env };
    const secrets = {
      ...drawn,
      TRUSTED_BUILDERS: printed.TRUSTED_BUILDERS!,
      ...given.secrets,
      ...more.secrets,
    };
    write('athenaeum.env', filledIn('athenaeum.env.example', env));
    write('secrets.env', filledIn('secrets.env.example', secrets));
  }

  function write(name: string, text: string): void {
    writeFileSync(join(etc, name), text, { mode: 0o600 });
  }

  function filledIn(example: string, values: Record<string, string>): string {
    const moved = PARTS.reduce(
      (text, part) =>
        text
          .replaceAll(`127.0.0.1:${PORTS[part][0]}`, `127.0.0.1:${ports[part]}`)
          .replaceAll(`mfe-public-events=${PORTS[part][0]}\n`, `mfe-public-events=${ports[part]}\n`),
      readFileSync(join(SHIPPED, example), 'utf8'),
    )
      .replaceAll('https://portal.example.org', `https://${names.portal}:${httpsPort}`)
      .replaceAll('https://events.example.org', `https://${names.events}:${httpsPort}`);
    const kept = moved
      .split('\n')
      .filter((line) => !Object.keys(values).some((name) => line.startsWith(`${name}=`)));
    return [...kept, ...Object.entries(values).map(([name, value]) => `${name}='${value}'`), ''].join('\n');
  }

  /** The command of the unit for one program, on this machine. */
  function commandOf(program: string, ...args: string[]) {
    const unit = readFileSync(join(SHIPPED, 'athenaeum@.service'), 'utf8');
    const [, start = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const [, ...words] = start.replaceAll('/etc/athenaeum', etc).replaceAll('%i', program).split(' ');
    return { program: process.execPath, args: [...words, ...args], env: { NODE_EXTRA_CA_CERTS: authority } };
  }

  async function start(part: Part): Promise<void> {
    const [, variable] = PORTS[part];
    const command = commandOf(part);
    const port = variable ? { [variable]: String(ports[part]) } : {};
    running.set(
      part,
      await startProgram(
        { ...command, env: { ...command.env, ...port } },
        { log: join(logs, `${part}.log`), isReady: () => isReady(ports[part]) },
      ),
    );
  }

  async function stop(): Promise<Part[]> {
    const ended = await Promise.all(
      [...running].map(async ([part, one]) => ((await one.end()) ? [] : [part])),
    );
    running.clear();
    return ended.flat();
  }

  const machine = {
    portal: `https://${names.portal}:${httpsPort}`,
    events: `https://${names.events}:${httpsPort}`,
    logOf: (part: Part) => readFileSync(join(logs, `${part}.log`), 'utf8'),
    /** A command of the product, with both files. */
    command: (program: string, ...args: string[]) => runProgram(commandOf(program, ...args)),
    /** As `systemctl restart` after both files were edited. */
    async restart(parts: readonly Part[], more: Parameters<typeof configure>[0]) {
      configure(more);
      await Promise.all(parts.map(async (part) => running.get(part)?.end()));
      await Promise.all(parts.map(start));
    },
    /** Which parts did not end by themselves. */
    stop,
  };
  try {
    await mustRun(commandOf('publish'));
    for (const parts of ORDER) await Promise.all(parts.map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return machine;
}
