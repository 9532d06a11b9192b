import { until } from '@athenaeum/common/waiting';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { fromBundle, fromSource } from './program';
import { createSupervisor } from './supervisor';

jest.setTimeout(30_000);

const part = (port: number, env: Record<string, string> = {}) => ({
  name: 'part',
  entry: 'infra/start/testing/part.ts',
  env: { PORT: String(port), ...env },
  readyUrl: `http://127.0.0.1:${port}`,
});

describe.each([
  ['sources', fromSource],
  ['bundles', fromBundle],
])('the supervisor of parts that run from %s', (from, prepare) => {
  it('keeps the pid of what runs, starts it again when it is killed, and leaves nothing behind', async () => {
    const [dataDir, port] = [newFolder(), await freePort()];
    const supervisor = createSupervisor({ dataDir, say: () => undefined, prepare });
    const pidFile = join(dataDir, 'run', 'part.pid');

    await supervisor.start(part(port));
    const first = Number(await answerOf(port));
    expect(Number(readFileSync(pidFile, 'utf8'))).toBe(first);
    process.kill(first, 'SIGKILL');
    const second = Number(await answerOf(port, (pid) => Number(pid) !== first));
    expect(Number(readFileSync(pidFile, 'utf8'))).toBe(second);
    await supervisor.stop();

    expect(isAlive(second)).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
  });

  it('passes on what a part prints to its listener', async () => {
    const supervisor = createSupervisor({ dataDir: newFolder(), say: () => undefined, prepare });
    const port = await freePort();
    let started: Promise<void> | undefined;
    const printed = new Promise<string>((onLine) => {
      started = supervisor.start({ ...part(port), onLine });
    });

    expect(await printed).toBe('> a word of the part');
    await started;
    await supervisor.stop();
  });

  it('reports a part that cannot start in the words of the part', async () => {
    const say = jest.fn();
    const supervisor = createSupervisor({ dataDir: newFolder(), say, prepare });

    await expect(supervisor.start(part(await freePort(), { BROKEN: '1' }))).rejects.toThrow(
      'The part is broken: mend it.',
    );
    await supervisor.stop();

    // It is not started again, so nothing may say that it will be.
    expect(say).not.toHaveBeenCalled();
  });

  it('leaves no process when it is itself killed', async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATA_DIR: newFolder(), RUN_FROM: from };
    const parent = spawn(process.execPath, ['--import', 'tsx', 'infra/start/testing/parent.ts'], { env });
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text) => resolve(Number(text))),
    );
    expect(isAlive(pid)).toBe(true);

    parent.kill('SIGKILL');

    await until(() => !isAlive(pid));
  });
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'athenaeum-'));

async function answerOf(port: number, accept: (text: string) => boolean = () => true): Promise<string> {
  let text = '';
  await until(async () => {
    text = await fetch(`http://127.0.0.1:${port}`).then(
      (answer) => answer.text(),
      () => '',
    );
    return text !== '' && accept(text);
  });
  return text;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
