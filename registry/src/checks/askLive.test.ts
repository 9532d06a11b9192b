import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askLive } from './askLive';

it('asks for a connection that is not kept, and has null for what does not answer', async () => {
  const server = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const answer = await askLive(address, { headers: { authorization: 'Bearer 1' } });
  expect(await answer?.json()).toMatchObject({ authorization: 'Bearer 1', connection: 'close' });

  await new Promise((resolve) => server.close(resolve));
  expect(await askLive(address)).toBeNull();
});
