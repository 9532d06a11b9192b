import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artifactFolder, openRegistry, publishBuild, readReleases } from '@athenaeum/registry';

// Publishes, to everybody in the running product, a version of a remote that throws as it is mounted: what a journey about
// bad releases begins with. Prints the version.
const [name = ''] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? '.data';
const uri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;

interface Build {
  version: string;
  entry: string;
  files: Record<string, { bytes: number; integrity: string }>;
}

const registry = await openRegistry(uri, { by: 'a journey' });
try {
  const { live } = await readReleases(registry.connection);
  const release = live.find((one) => one.name === name && !one.isTried);
  if (!release) throw new Error(`${name} is not published.`);
  const folder = breakIt(artifactFolder(dataDir, release));
  const { version } = await publishBuild(registry, dataDir, folder);
  rmSync(folder, { recursive: true });
  process.stdout.write(`${version}\n`);
} finally {
  await registry.close();
}

/** A copy of a build whose entry gives a remote that throws. */
function breakIt(published: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-broken-'));
  cpSync(published, folder, { recursive: true });
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Build;
  const script = `var ${name.replaceAll('-', '_')} = {
  init() {},
  get: () => Promise.resolve(() => ({
    bootstrap: async () => {},
    mount: async () => { throw new Error('Broken on purpose'); },
    unmount: async () => {},
  })),
};`;
  writeFileSync(join(folder, build.entry), script);
  for (const ending of ['.br', '.gz']) rmSync(join(folder, build.entry + ending), { force: true });
  build.version = `broken${Date.now()}`;
  build.files[build.entry] = {
    ...build.files[build.entry],
    bytes: script.length,
    integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
  };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}
