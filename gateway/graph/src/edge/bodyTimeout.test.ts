import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { listening } from '@athenaeum/kit/testing/listening';
import express from 'express';
import { bodyTimeout } from './bodyTimeout';

const app = express();
app.use(bodyTimeout(({ path }) => path === '/patient', 1000));
app.post('/*path', express.text(), (_req, res) => void res.send('read'));
const server = createServer(app);
let port: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await listening(server));
});
afterAll(() => close());

const begin = (path: string) => {
  const sent = request({ port, path, method: 'POST', headers: { 'content-type': 'text/plain' } });
  sent.write('half');
  return sent;
};

it('closes a request whose body does not arrive', async () => {
  const sent = begin('/elsewhere');

  const [error] = (await once(sent, 'error').catch((thrown: unknown) => [thrown])) as [Error];

  expect(error.message).toBe('socket hang up');
});

it('waits on exempt routes, and for handlers of complete requests', async () => {
  const patient = begin('/patient');
  const prompt = begin('/elsewhere');
  prompt.end(' and half');
  const [read] = await once(prompt, 'response');
  // By the time this one times out, the exempt one is as old.
  await once(begin('/elsewhere'), 'error').catch(() => {});

  patient.end(' and half');
  const [late] = await once(patient, 'response');

  expect([read.statusCode, late.statusCode]).toEqual([200, 200]);
});
