import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import { liveFiles } from './liveFiles';

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function listening(handler: RequestListener) {
  const server = createServer(handler);
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

const whatIsAsked: RequestListener = (request, response) => void response.end(`area ${request.url}`);

async function frontWithLive(areaAnswers = whatIsAsked) {
  const { server: area, port } = await listening(areaAnswers);
  const files = liveFiles({ 'mfe-learning': port });
  const app = express().use(files.requests, (request, response) => void response.end(`shell ${request.url}`));
  const { server, port: front } = await listening(app);
  server.on('upgrade', files.upgrade);
  return { area, front };
}

const textOf = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());

it('proxies files of a live version to the server of the area, and nothing else', async () => {
  const { front } = await frontWithLive();

  expect(await textOf(front, '/remotes/mfe-learning/live-1/page.js')).toBe(
    'area /remotes/mfe-learning/live-1/page.js',
  );
  for (const path of ['/remotes/mfe-learning/v001/page.js', '/remotes/mfe-admin/live-1/page.js', '/'])
    expect(await textOf(front, path)).toBe(`shell ${path}`);
});

it('asks an area that ends a connection just as the next request comes on it', async () => {
  const answered = new WeakSet<Socket>();
  const { front } = await frontWithLive((request, response) => {
    if (answered.has(request.socket)) return void request.socket.destroy();
    answered.add(request.socket);
    whatIsAsked(request, response);
  });
  const update = '/remotes/mfe-learning/live-1/remote.1.hot-update.json';

  expect([await textOf(front, update), await textOf(front, update)]).toEqual(Array(2).fill(`area ${update}`));
});

it('proxies the socket of an area to its server, and closes any other', async () => {
  const { area, front } = await frontWithLive();
  const asked: string[] = [];
  area.on('upgrade', (request, socket) => {
    asked.push(request.url!);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });

  expect(await upgradeAt(front, '/live/mfe-learning/socket')).toMatch(/^HTTP\/1.1 101/);
  expect(await upgradeAt(front, '/live/mfe-admin/socket')).toBe('');
  expect(asked).toEqual(['/live/mfe-learning/socket']);
});

async function upgradeAt(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  await once(socket, 'close');
  return text;
}
