import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningDev, startFollowing } from '../../dev/testing/startDev';

const run = promisify(execFile);

export interface Repository {
  folder: string;
  /** Those of the sample, by their paths. */
  files: readonly string[];
  /** Runs npm there and answers what it printed; rejects with all of that when it fails. */
  npm(...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote` there, as somebody who has an address and a key of their own and nothing else. */
  remote(platform: string, ...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote dev` there, against a shell. */
  dev(...args: string[]): Promise<RunningDev>;
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** The sample area in a folder outside of this repository, with our packages as tarballs beside it. */
export function repositoryOfSample(root: string): Repository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'athenaeum-outside-')));
  cpSync(join(root, 'infra/packages/sample'), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  cpSync(join(root, 'dist/packages'), join(folder, 'packages'), { recursive: true });
  return {
    folder,
    files,
    async npm(...args) {
      try {
        return (await run('npm', args, { cwd: folder })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    async remote(platform, ...args) {
      const { PATH = '', HOME = '' } = process.env;
      // No address of a database, no key of the house, no folder of data.
      const env = { PATH, HOME, ATHENAEUM_URL: platform, ATHENAEUM_KEY_FILE: join(folder, '.key/area.pem') };
      try {
        return (await run(join(folder, 'node_modules/.bin/athenaeum-remote'), args, { cwd: folder, env }))
          .stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`athenaeum-remote ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    dev: (...args) =>
      startFollowing(
        [join(folder, 'node_modules/.bin/athenaeum-remote'), 'dev', ...args],
        { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME } },
        (line) => console.log(`  | ${line}`),
      ),
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
