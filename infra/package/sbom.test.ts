import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

interface Inventory {
  bomFormat: string;
  components: { hashes?: { content: string }[] }[];
}

it('lists every library of the lock file, by the hash of what is installed', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
  const { bomFormat, components } = JSON.parse(stdout) as Inventory;

  const listed = components.flatMap(({ hashes = [] }) => hashes.map(({ content }) => content));
  expect(bomFormat).toBe('CycloneDX');
  expect(new Set(listed)).toEqual(lockedHashes());
}, 120_000);

interface Locked {
  integrity?: string;
  optional?: boolean;
  peer?: boolean;
}

/** Without what is there only should somebody else bring what it goes with. */
function lockedHashes(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const hashes = Object.values(packages)
    .filter(({ optional, peer }) => !(optional && peer))
    .flatMap(({ integrity }) => integrity ?? [])
    .map((integrity) => Buffer.from(integrity.replace(/^sha\d+-/, ''), 'base64').toString('hex'));
  return new Set(hashes);
}
