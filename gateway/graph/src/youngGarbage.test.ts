import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createDrain } from '@athenaeum/common/server';
import { visitor } from '@athenaeum/kit';
import { leftWhenYoung, type Begin } from '@athenaeum/kit/testing';
import { createCoalescedOutcomes } from './coalescing/coalescedOutcomes';
import { createConcurrencyLimiter } from './limits/concurrencyLimiter';
import type { Operation } from './operations/operation';

/** Resolves when the test says so. */
function opened<Value>(value: Value) {
  let open = () => undefined as void;
  const promise = new Promise<Value>((resolve) => (open = () => resolve(value)));
  return { promise, open };
}

const queued = (): Begin => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, timeoutMs: 60_000 });
  return (load) => {
    const work = opened(load);
    const done = limiter.enter(new Set(['content']), () => work.promise);
    return { end: () => (work.open(), done.then(() => undefined)) };
  };
};

const coalesced = (): Begin => {
  const outcomes = createCoalescedOutcomes({ ttlMs: 0 });
  const operation = { node: { operation: 'query' } } as Operation;
  let number = 0;
  return (load) => {
    const outcome = opened({ data: { load }, errors: [], problems: [] });
    const done = outcomes.run(
      { operation, sent: { number: number++ }, viewer: visitor },
      () => outcome.promise,
    );
    return { end: () => (outcome.open(), done.then(() => undefined)) };
  };
};

const answered = (): Begin => {
  const server = createServer();
  createDrain(server);
  return (load) => {
    const request = new IncomingMessage(new Socket());
    const response = Object.assign(new ServerResponse(request), { load });
    server.emit('request', request, response);
    return { end: () => response.emit('close') };
  };
};

it.each([
  ['an operation in line', queued],
  ['an operation that others may join', coalesced],
  ['a request', answered],
])('leaves nothing of %s in memory that ended while it was young', async (_what, begin) => {
  expect(await leftWhenYoung(begin())).toBeLessThan(0.12);
});
