import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { listening } from '@athenaeum/kit/testing/listening';
import type { Response } from 'express';
import { sendStream } from './sendStream';

const server = createServer();
let port: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await listening(server));
});
afterAll(() => close());

/** A request under way, and what it is answered with. */
async function asked() {
  const request = get({ port, agent: false });
  const [, res] = (await once(server, 'request')) as [unknown, ServerResponse];
  // Nothing of express is needed.
  return { request, res: res as Response };
}

it('answers with a stream', async () => {
  const { request, res } = await asked();

  await sendStream(Readable.from(['a', ' file']), res);

  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  expect(await text(response)).toBe('a file');
});

it('is no leak where nine listen for the end already', async () => {
  const { request, res } = await asked();
  for (let listener = 0; listener < 9; listener++) res.once('close', () => undefined);

  const sent = sendStream(Readable.from(['a', ' file']), res);

  expect(res.listenerCount('close')).toBeLessThanOrEqual(res.getMaxListeners());
  await sent;
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  expect(await text(response)).toBe('a file');
});

it('closes a stream that nobody is left to read, without an error', async () => {
  const { request, res } = await asked();
  request.on('error', () => undefined).destroy();
  await once(res, 'close');
  const file = Readable.from(['a', ' file']);

  await sendStream(file, res);

  expect(file.destroyed).toBe(true);
});

it('fails when the reader leaves, and closes the stream', async () => {
  const { request, res } = await asked();
  const endless = new Readable({ read: () => setImmediate(() => endless.push('a file')) });
  const sent = sendStream(endless, res);

  await once(request, 'response');
  request.destroy();

  await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(endless.destroyed).toBe(true);
});
