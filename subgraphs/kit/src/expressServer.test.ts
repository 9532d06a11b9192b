import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { createExpressServer } from './expressServer';

it('creates requests and responses with the prototypes of the app, so that Express changes none', async () => {
  const app = express();
  const made: { asked: Request; answered: Response }[] = [];
  const changed: unknown[] = [];
  app.get('/here', (asked, answered) => {
    made.push({ asked, answered });
    answered.json({ ip: asked.ip, host: asked.hostname, app: asked.app === app && answered.app === app });
  });
  const server = createExpressServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.prependListener('request', (asked: Request, answered: Response) => {
    changed.push(Object.getPrototypeOf(asked), Object.getPrototypeOf(answered));
  });
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${port}/here`, { headers: { connection: 'close' } });

  expect(await answer.json()).toEqual({ ip: '127.0.0.1', host: '127.0.0.1', app: true });
  const [{ asked, answered }] = made as [(typeof made)[number]];
  expect(changed).toEqual([Object.getPrototypeOf(asked), Object.getPrototypeOf(answered)]);
  expect(changed[0]).toBe(app.request);
  await new Promise((resolve) => server.close(resolve));
});
