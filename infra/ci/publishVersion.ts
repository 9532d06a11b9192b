import { rmSync } from 'node:fs';
import {
  artifactFolder,
  loadSigner,
  openRegistry,
  publishBuild,
  readReleases,
  publishCanary,
} from '@athenaeum/registry';
import { brokenBuild, changedBuild, refusedBuild, throwingBuild } from './changedBuild';

// Publishes, to everybody in the running product, another version of a remote: one that throws as it is mounted (`broken`) or
// wherever somebody clicks (`throwing`), one that does the same from other files (`changed`), or one whose mutations are refused
// (`refused`). With a number, to so many of a hundred as a canary. What journeys about releases begin with. Prints the version.
const [kind = '', name = '', percent] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? '.data';
const uri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;
const MAKERS: Record<string, (published: string, version: string, remote: string) => string> = {
  broken: brokenBuild,
  changed: changedBuild,
  refused: refusedBuild,
  throwing: throwingBuild,
};

const make = MAKERS[kind];
if (!make) throw new Error(`There are ${Object.keys(MAKERS).join(' and ')} versions.`);
const registry = await openRegistry(uri, { by: 'a journey' });
try {
  const { live } = await readReleases(registry.connection);
  const release = live.find((one) => one.name === name && !one.isCanary);
  if (!release) throw new Error(`${name} is not published.`);
  const folder = make(artifactFolder(dataDir, release), `${kind}${Date.now()}`, name);
  const signer = loadSigner(dataDir);
  const { version } =
    percent === undefined
      ? await publishBuild(registry, dataDir, folder, { signer })
      : await publishCanary(registry, dataDir, folder, Number(percent), { signer });
  rmSync(folder, { recursive: true });
  process.stdout.write(`${version}\n`);
} finally {
  await registry.close();
}
