import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Problem } from './problem';
import { portOf, portVariable, type Part } from './ports';

const OLDEST_NODE = [20, 19] as const;

export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor, wantMinor] = OLDEST_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new Problem(`Node ${version} is too old: install Node ${wantMajor}.${wantMinor} or newer.`);
}

export function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Members' data and secrets are in it, and nobody else on the machine reads them.
    chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Problem(
      `The data folder ${folder} cannot be used (${reason}): make it a writable folder or set DATA_DIR to one.`,
    );
  }
}

/** Refuses before anything starts when something else already listens where a part would. */
export async function checkPorts(parts: readonly Part[]): Promise<void> {
  const taken: string[] = [];
  for (const part of parts)
    if (!(await isFree(portOf(part)))) taken.push(`${portOf(part)} (${part}: ${portVariable(part)})`);
  if (taken.length === 0) return;
  const [ports, it, variables] =
    taken.length === 1 ? ['Port', 'it', 'the variable'] : ['Ports', 'them', 'the variables'];
  throw new Problem(
    `${ports} in use: ${taken.join(', ')}. Stop what uses ${it}, or move with ${variables} named.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
