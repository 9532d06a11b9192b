import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

let server: Server;
let answer: number;
beforeEach(async () => {
  answer = 200;
  server = createServer(({ url }, response) => response.writeHead(url === '/live' ? answer : 404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it.each(['PORT', 'SHELL_PORT', 'REMOTE_HOSTS'])(
  'asks where a program listens that is told by %s',
  async (name) => {
    const { port } = server.address() as AddressInfo;
    const told = { [name]: name === 'REMOTE_HOSTS' ? `mfe-learning=${port}` : String(port) };

    expect(await checked(told)).toBe(0);
    answer = 503;
    expect(await checked(told)).toBe(1);
  },
);

it('fails where nothing listens', async () => {
  expect(await checked({ PORT: '1' })).toBe(1);
  expect(await checked({})).toBe(1);
});

const checked = (env: Record<string, string>): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(__dirname, 'healthcheck.mjs')], { env });
    child.once('exit', resolve);
  });
