import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '@athenaeum/database';
import { writtenKey } from '@athenaeum/registry';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { deployables, type Deployable } from '../deployment/deployables';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';
import { compiledFile, type Program } from '../servers/programs';
import { isReady } from '../processes/isReady';
import { SUBGRAPHS } from '../start/ports';
import { Problem } from '../start/problem';
import { environmentsOnLoopback } from './environment';
import { startMailServer } from './mailServer';

/** On a machine that has much else to do, too. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 15_000;
const COMMAND_TIMEOUT_MS = 180_000;
const MAX_STARTS = 3;

export type Production = Awaited<ReturnType<typeof startProduction>>;

/** Everything that runs in production, with what its containers are given, as processes on free ports of this machine. */
export async function startProduction() {
  if (!existsSync('dist/shell/build.json') || !existsSync(compiledFile('gateway')))
    throw new Problem('There are no builds: npm run build && npm run build:servers, then again.');
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-production-'));
  const logs = join(dataDir, 'logs');
  mkdirSync(logs);
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  const mail = await startMailServer();
  const ports = new Map<number, number>();
  for (const { port } of deployables) ports.set(port, await freePort());
  const portFor = (port: number) => ports.get(port) ?? port;
  const origin = `http://localhost:${portFor(3000)}`;
  const builder = generateKeyPairSync('ed25519');
  const environments = environmentsOnLoopback({
    portFor,
    secrets: {
      ...secretsOf([
        'INTERNAL_KEY',
        'SESSION_SECRET',
        'REPORT_KEY',
        'STRIPE_SECRET_KEY',
        'STRIPE_WEBHOOK_SECRET',
      ]),
      BUILD_SIGNING_KEY: String(builder.privateKey.export({ format: 'pem', type: 'pkcs8' })),
      TRUSTED_BUILDERS: writtenKey(builder.publicKey),
    },
    overrides: {
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
      DATA_DIR: dataDir,
      MONGODB_URI: database.uri,
      SMTP_URL: mail.url,
      SHUTDOWN_DELAY_MS: '0',
      SHUTDOWN_LONGEST_MS: '5000',
    },
  });
  const running: ChildProcess[] = [];

  /** With what it is given and nothing of this shell's own. */
  function run(args: string[], env: Record<string, string>): ChildProcess {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, args, {
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  }

  /** Again when it ends before it is ready, as its container is: the database may have been too busy to answer. */
  async function start({ name, program, port }: Deployable): Promise<void> {
    const log = join(logs, `${name}.log`);
    const launch = () => {
      const child = run(compiled(program), environments.get(name)!);
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(createWriteStream(log, { flags: 'a' }));
      return child;
    };
    let child = launch();
    let starts = 1;
    for (const until = Date.now() + START_TIMEOUT_MS; !(await isReady(portFor(port))); await pause(200)) {
      if (child.exitCode === null && Date.now() < until) continue;
      if (Date.now() >= until || starts++ === MAX_STARTS)
        throw new Problem(`${name} did not start:\n${endOf(log)}`);
      child = launch();
    }
  }

  /** As the operator would in the image of the commands; answers what it ended with, null where it took too long, and said. */
  async function runToEnd(args: string[]): Promise<{ code: number | null; said: string }> {
    const child = run(args, { ...environments.get('publish')!, PUBLIC_ORIGIN: origin });
    const late = setTimeout(() => child.kill('SIGKILL'), COMMAND_TIMEOUT_MS);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(late);
    return { code, said: said.trim() };
  }

  const command = (program: Program, ...args: string[]) => runToEnd([...compiled(program), ...args]);
  /** What no image has, run from its source. */
  const script = (source: string) => runToEnd(['--import', 'tsx', source]);

  async function stop(): Promise<void> {
    await Promise.all(running.reverse().map(end));
    await mail.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  const partsNamed = (wanted: (name: string) => boolean) => deployables.filter(({ name }) => wanted(name));
  const isGateway = (name: string) => ['gateway', 'worker'].includes(name);
  const isSubgraph = (name: string) => (SUBGRAPHS as readonly string[]).includes(name);
  try {
    const { code, said } = await command('publish');
    if (code !== 0) throw new Problem(`The remotes were not published:\n${said}`);
    await Promise.all(partsNamed(isSubgraph).map(start));
    await Promise.all(partsNamed(isGateway).map(start));
    await Promise.all(partsNamed((name) => !isGateway(name) && !isSubgraph(name)).map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, mail, command, script, stop };
}

const compiled = (program: Program) => [...NODE_ARGUMENTS, compiledFile(program)];

const endOf = (log: string) => readFileSync(log, 'utf8').slice(-2000);

const secretsOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const enough = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(enough);
}
