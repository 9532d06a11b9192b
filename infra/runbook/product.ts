import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { timeUntil } from '../faults/rig';

const START_TIMEOUT_MS = 30 * 60_000;
const END_TIMEOUT_MS = 60_000;
const LIVE_TIMEOUT_MS = 60_000;

/** `npm start` in a terminal of its own, ended by Ctrl-C. */
export async function startByNpm(line: string, env: Record<string, string>) {
  const child = spawn('bash', ['-c', line], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid!, 'SIGINT');
    const late = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), END_TIMEOUT_MS);
    await gone;
    clearTimeout(late);
  };
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`It was not ready in time:\n${said}`)), START_TIMEOUT_MS);
    late.unref();
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-4000);
      if (/ is ready \(/.test(said)) resolve();
    });
    void gone.then(([code]) => reject(new Error(`It ended (${code}) before it was ready:\n${said}`)));
  });
  await isReady.catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { end };
}

interface Remote {
  name: string;
  version: string;
}

/** Until the shell has read what was released; rejects when it has not within a minute. */
export async function isLive(origin: string, name: string, version: string): Promise<void> {
  const isSo = async () => (await liveVersion(origin, name)) === version;
  if ((await timeUntil(isSo, LIVE_TIMEOUT_MS)) === null)
    throw new Error(`${name} is ${await liveVersion(origin, name)}, not ${version}`);
}

/** What everybody gets of a remote now. */
export async function liveVersion(origin: string, name: string): Promise<string> {
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as { remotes: Remote[] };
  return remotes.find((remote) => remote.name === name)!.version;
}
