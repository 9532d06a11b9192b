import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReady } from './isReady';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serverThat(answers: RequestListener): Promise<number> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it.each([
  [200, true],
  [503, false],
])('one that answers %p is ready: %p', async (status, ready) => {
  const port = await serverThat(({ url }, answer) => answer.writeHead(url === '/ready' ? status : 404).end());

  expect(await isReady(port)).toBe(ready);
});

it('one that is gone is not', async () => {
  const port = await serverThat(() => {});
  servers[0]!.close();

  expect(await isReady(port)).toBe(false);
});

it('one that takes the question and never answers is not', async () => {
  const asked = jest.fn();
  const port = await serverThat(asked);

  expect(await isReady(port, 200)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
