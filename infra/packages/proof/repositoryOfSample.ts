import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningDev, startFollowing } from '../../dev/testing/startDev';

const run = promisify(execFile);

export interface Repository {
  folder: string;
  /** Runs npm there and answers what it printed; rejects with all of that when it fails. */
  npm(...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote` there, as somebody who has an address and a key of their own and nothing else. */
  remote(platform: string, ...args: string[]): Promise<string>;
  /** Runs `athenaeum-remote dev` there, against a shell. */
  dev(...args: string[]): Promise<RunningDev>;
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** A folder outside of this repository for the sample area, with our packages as tarballs and nothing else. */
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

/** `npm run` hands the settings of this repository on, of which a team knows nothing. */
const withoutOurNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
