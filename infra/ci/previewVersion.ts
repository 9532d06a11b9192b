import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { artifactFolder, openRegistry, readReleases } from '@athenaeum/registry';
import { rewordedBuild } from './changedBuild';

// Makes a preview of a remote of the running product by `npm run deploy -- <remote> --preview`: what is live, saying something else in
// one place. Prints the version and its link.
const [name = '', from = '', to = ''] = process.argv.slice(2);
const uri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;

const registry = await openRegistry(uri);
const { live } = await readReleases(registry.connection);
await registry.close();
const release = live.find((one) => one.name === name && !one.isCanary);
if (!release) throw new Error(`${name} is not published.`);

const version = `preview${Date.now()}`;
const published = artifactFolder(process.env.DATA_DIR ?? '.data', release);
const folder = rewordedBuild(published, version, from, to);
const { stdout } = await promisify(execFile)(
  process.execPath,
  [
    ...['--import', 'tsx', 'infra/releases/deploy.cli.ts', name],
    ...['--built', folder, '--preview', '--without-smoke-test'],
  ],
  { env: { ...process.env, DEPLOYED_BY: 'Ada of the area team' } },
);
rmSync(folder, { recursive: true });
process.stdout.write(`${version} ${stdout.trim().split('\n').at(-1)}\n`);
