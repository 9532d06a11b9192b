import { createServer, type RequestListener } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ReadableSnapshot } from '@athenaeum/registry';
import { readEnv } from './env';
import { createShellApp } from './shellApp';

type Entry = ReadableSnapshot['remotes'][number];

/** A built shell in a folder of its own, and a place for remotes. */
export function shellFolders() {
  const root = mkdtempSync(join(tmpdir(), 'athenaeum-shell-'));
  const dist = join(root, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<script defer="defer" src="/main.abc.js"></script>');
  writeFileSync(join(dist, 'main.abc.js'), 'void 0;');
  writeFileSync(
    join(dist, 'build.json'),
    JSON.stringify({ version: 'shell-1', files: { 'main.abc.js': { integrity: 'sha384-main' } } }),
  );
  return { root, dist, dataDir: join(root, 'data') };
}

export function writeRemoteFile(dataDir: string, path: string, text: string): void {
  const file = join(dataDir, 'remotes', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

export const entryOf = (name: string, pages: Entry['manifest']['pages']): Entry => ({
  name,
  version: 'v001',
  contract: 1,
  entry: 'remoteEntry.js',
  exposes: [{ name: './remote', files: ['remote.js'] }],
  files: ['remoteEntry.js', 'remote.js'].map((file) => ({
    name: file,
    bytes: 1,
    brotli: null,
    integrity: `sha384-${Buffer.from(file).toString('base64')}`,
  })),
  manifest: { name, contract: 1, area: name.slice(4), pages },
});

interface World {
  snapshot?: ReadableSnapshot | null;
  env?: Record<string, string>;
  folders?: ReturnType<typeof shellFolders>;
  sessionTimeoutMs?: number;
}

export function createTestShell({
  snapshot = null,
  env = {},
  folders = shellFolders(),
  // A busy machine is no reason for a page without its session.
  sessionTimeoutMs = 30_000,
}: World) {
  return createShellApp({
    env: readEnv({ SHELL_DIST: folders.dist, DATA_DIR: folders.dataDir, GATEWAY_URL: DOWN, ...env }),
    registry: { current: () => Promise.resolve(snapshot) },
    log: pino({ level: 'silent' }),
    sessionTimeoutMs,
  });
}

/** Nothing listens there. */
export const DOWN = 'http://127.0.0.1:9';

export async function listening(handler: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
