import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, any of which may be assigned to a connection before it is listened on. */
const MIN_PORT = 20_000;
const MAX_PORT = 32_000;

export async function freePort(): Promise<number> {
  let port: number;
  do port = randomInt(MIN_PORT, MAX_PORT);
  while (!(await isFree(port)));
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}
