import type { AddressInfo } from 'node:net';
import { Refusal } from '@athenaeum/kit';
import express from 'express';
import { jsonHandler } from './jsonHandler';

const app = express();
app.post(
  '/echo',
  express.json(),
  jsonHandler(async ({ body }) => body as unknown),
);
app.post(
  '/bytes',
  express.raw({ type: '*/*' }),
  jsonHandler(async ({ body }) => (body as Buffer).toString('hex')),
);
app.get(
  '/limited',
  jsonHandler(() => Promise.reject(new Refusal('LIMITED', 'Try again in a minute.'))),
);

let origin: string;
const server = app.listen(0);
beforeAll(() => {
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = async (path: string, body: string) => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { data: unknown }).data;
};

it('gives a route what was sent without control characters', async () => {
  const sent = { reason: 'Left\u0000 the\u0007 company\r\nin May', list: ['\u001b[31mred'] };

  expect(await post('/echo', JSON.stringify(sent))).toEqual({
    reason: 'Left the company\nin May',
    list: ['[31mred'],
  });
});

it('leaves a body that a route reads itself as it is', async () => {
  expect(await post('/bytes', 'a\u0000b')).toBe('610062');
});

it('answers a refusal by the status of its code, and says when to try again', async () => {
  const response = await fetch(`${origin}/limited`);

  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.json()).toMatchObject({ ok: false, code: 'LIMITED' });
});
