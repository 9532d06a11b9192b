import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const here = (file: string) => join(__dirname, file);

let system: string;
beforeEach(() => (system = mkdtempSync(join(tmpdir(), 'system-'))));
afterEach(() => rmSync(system, { recursive: true, force: true }));

const inRun = (script: string) =>
  execFileSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: system },
  });

it('is what tests take for the temporary folder of the system', () => {
  expect(tmpdir()).toBe(process.env.TEST_RUN_FOLDER);
});

it('is one for all that ask in a run, and in the temporary folder of the system', () => {
  const asked = inRun(`
    const { runFolder } = require(${JSON.stringify(here('runFolder.cjs'))});
    console.log([runFolder(), runFolder(), require('node:os').tmpdir(), process.env.TEST_RUN_FOLDER].join('\\n'));`);

  const [folder = '', ...others] = asked.trim().split('\n');
  expect(dirname(folder)).toBe(system);
  expect(others).toEqual([folder, folder, folder]);
});

it('goes with all that tests have left in it, but not what tsx has compiled', () => {
  mkdirSync(join(system, compiled()));
  writeFileSync(join(system, compiled(), 'a-module'), '');

  inRun(`
    require(${JSON.stringify(here('run.setup.cjs'))})();
    const left = require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/left-');
    require('node:fs').writeFileSync(left + '/file', '');
    require(${JSON.stringify(here('run.teardown.cjs'))})();`);

  expect(readdirSync(system)).toEqual([compiled()]);
  expect(readdirSync(join(system, compiled()))).toEqual(['a-module']);
});

it('goes where a run is killed too: with its database', async () => {
  const folder = join(system, 'run');
  mkdirSync(folder);
  const database = fork(here('database.process.ts'), [folder], { execArgv: ['--import', 'tsx'] });
  await once(database, 'message');
  const ended = once(database, 'exit');
  // Ctrl-C, which all processes of a terminal get.
  database.kill('SIGINT');
  database.disconnect();

  expect(await ended).toEqual([0, null]);
  expect(existsSync(folder)).toBe(false);
});

const compiled = () => `tsx-${process.geteuid!()}`;
