import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

jest.setTimeout(60_000);

it('answers what is in flight after an error that nobody caught, closes and ends with 1', async () => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'shell/server/unexpectedErrors.process.ts', String(port)],
    { cwd: join(__dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exit = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  while (!output.includes('listening')) await once(child.stdout, 'data');

  const answer = await fetch(`http://127.0.0.1:${port}/`);

  expect([answer.status, await answer.text()]).toEqual([200, 'whole']);
  expect(await exit).toEqual([1, null]);
  expect(output).toMatch(/"kind":"uncaughtException","error":"TypeError","stack":".*"unexpected error"/);
  expect(output).toContain('"closed"');
  expect(output).not.toContain('amara@example.test');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
