import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrain } from '@athenaeum/common/server';
import { createTestShell, listening } from './testing';

it('ends a connection with what the gateway answers too, and before that keeps it whatever the gateway does', async () => {
  const gateway = await listening((_request, answer) => answer.setHeader('Connection', 'close').end('{}'));
  const server = createServer(createTestShell({ env: { GATEWAY_URL: gateway.origin } }));
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/api/auth/me', agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer));
      }).once('error', reject);
    });
  const before = await ask();

  const ended = drain.end({ delay: 500, longest: 10_000 });
  const after = await ask();

  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  expect([after.statusCode, after.headers.connection]).toEqual([200, 'close']);
  await ended;
  agent.destroy();
  gateway.close();
});
