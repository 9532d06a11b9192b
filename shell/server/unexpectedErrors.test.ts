import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

jest.setTimeout(60_000);

let child: ChildProcessByStdio<null, Readable, null>;
let output: string;
let origin: string;
let exit: Promise<unknown[]>;
afterEach(() => void child.kill('SIGKILL'));

async function start(longest: number): Promise<void> {
  output = '';
  child = spawn(
    process.execPath,
    ['--import', 'tsx', 'shell/server/unexpectedErrors.process.ts', String(longest)],
    { cwd: join(__dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // Once all that it said has come in.
  exit = once(child, 'close');
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  origin = `http://127.0.0.1:${await listeningPort()}`;
}

it.each([
  ['an uncaught error', '/throws', 'uncaughtException'],
  ['a rejection that nobody handled', '/rejects', 'unhandledRejection'],
  ['one while a signal ends it with 0', '/throws-while-leaving', 'uncaughtException'],
])('answers what is in flight after %s, closes and ends with 1', async (_what, path, kind) => {
  await start(60_000);

  const answer = await fetch(origin + path);

  expect([answer.status, await answer.text()]).toEqual([200, 'whole']);
  expect(await exit).toEqual([1, null]);
  expect(output.split('"unexpected error"')).toHaveLength(2);
  expect(output).toMatch(new RegExp(`"kind":"${kind}","error":"TypeError","stack":".*"unexpected error"`));
  expect(output).toContain('"closed"');
  expect(output).not.toContain('amara@example.test');
});

it('waits no longer for a request that never ends than it may, and still closes', async () => {
  await start(200);

  const answer = fetch(`${origin}/throws-unanswered`);

  await expect(answer).rejects.toThrow('fetch failed');
  expect(await exit).toEqual([1, null]);
  expect(output).toContain('"closed"');
});

async function listeningPort(): Promise<string> {
  const early = exit.then(() => Promise.reject(new Error(`It ended before it listened: ${output}`)));
  early.catch(() => undefined);
  for (;;) {
    const port = /"port":(\d+),"msg":"listening"/.exec(output)?.[1];
    if (port) return port;
    await Promise.race([once(child.stdout, 'data'), early]);
  }
}
