import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningDev, startFollowing } from '../../dev/testing/startDev';

const run = promisify(execFile);

export interface Repository {
  folder: string;
  /** Runs npm there; resolves with its output, rejects with it when npm fails. */
  npm(...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote` there, with nothing but an address and a key. */
  remote(platform: string, ...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote dev` there, against a shell. */
  dev(...args: string[]): Promise<RunningDev>;
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** Creates a folder outside of this repository for the sample area, with our packages as tarballs and nothing else. */
export function repositoryOfSample(root: string): Repository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'athenaeum-outside-')));
  cpSync(join(root, 'dist/packages'), join(folder, 'packages'), { recursive: true });
  return {
    folder,
    async npm(...args) {
      try {
        return (await run('npm', args, { cwd: folder, env: withoutOurNpm(process.env) })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    async remote(platform, ...args) {
      const { PATH = '', HOME = '' } = process.env;
      // Without the database's address, the signing keys and the data folder.
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

/** Removes the variables that `npm run` sets for this repository. */
const withoutOurNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
