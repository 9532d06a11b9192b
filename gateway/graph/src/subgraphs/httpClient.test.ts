import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  INTERNAL_TOKEN_HEADER,
  verifyInternalToken,
  visitor,
  type GraphQLCall,
  type InternalCaller,
} from '@athenaeum/kit';
import { createHttpClient } from './httpClient';

const internalKey = 'a key for this test only';

type Question = GraphQLCall | GraphQLCall[];
interface Asked {
  question: Question;
  token: string;
  from: InternalCaller | null;
}

const echo = ({ query }: GraphQLCall) => ({ data: { asked: query } });
const answerAll = (question: Question) => (Array.isArray(question) ? question.map(echo) : echo(question));
const callerOf = (requestId: string): InternalCaller => ({ viewer: visitor, requestId });

let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

/** A fake subgraph whose answers the test sets, and our client for it. */
async function aSubgraph(answer: (question: Question, res: ServerResponse) => unknown = answerAll) {
  const asked: Asked[] = [];
  const server = createServer((req, res) => void serve(req, res));
  async function serve(req: IncomingMessage, res: ServerResponse) {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const question = JSON.parse(body) as Question;
    const token = String(req.headers[INTERNAL_TOKEN_HEADER]);
    asked.push({ question, token, from: verifyInternalToken(internalKey, 'users', token) });
    const result = answer(question, res);
    if (result !== undefined) res.end(JSON.stringify(result));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;
  const client = createHttpClient({ name: 'users', url, internalKey, timeoutMs: 2000, sockets: 8 });
  ends.push(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { client, asked };
}

it('batches the calls that one request makes in one tick, and gives each its own answer', async () => {
  const { client, asked } = await aSubgraph();
  const caller = callerOf('one');

  const answers = await Promise.all(['{ a }', '{ b }'].map((query) => client.ask({ query }, caller)));

  expect(answers).toEqual([{ data: { asked: '{ a }' } }, { data: { asked: '{ b }' } }]);
  expect(asked.map(({ question }) => question)).toEqual([[{ query: '{ a }' }, { query: '{ b }' }]]);
});

it('sends a single call unbatched, and a later call separately, with one token', async () => {
  const { client, asked } = await aSubgraph();
  const caller = callerOf('one');

  await client.ask({ query: '{ a }' }, caller);
  await client.ask({ query: '{ b }' }, caller);

  expect(asked.map(({ question }) => question)).toEqual([{ query: '{ a }' }, { query: '{ b }' }]);
  expect(asked[0]!.from).toEqual(caller);
  expect(asked[1]!.token).toBe(asked[0]!.token);
});

it('never batches calls of different requests, even of the same viewer', async () => {
  const { client, asked } = await aSubgraph();

  await Promise.all(['one', 'other'].map((id) => client.ask({ query: '{ a }' }, callerOf(id))));

  expect(asked.map(({ from }) => from?.requestId).sort()).toEqual(['one', 'other']);
  expect(asked.some(({ question }) => Array.isArray(question))).toBe(false);
});

it('never batches a mutation', async () => {
  const { client, asked } = await aSubgraph();
  const caller = callerOf('one');

  await Promise.all(
    ['mutation { a }', 'mutation { b }', '{ c }'].map((query) => client.ask({ query }, caller)),
  );

  expect(asked).toHaveLength(3);
  expect(asked.some(({ question }) => Array.isArray(question))).toBe(false);
});

it('renews the token for a long request', async () => {
  const { client, asked } = await aSubgraph();
  const caller = callerOf('one');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');

  await client.ask({ query: '{ a }' }, caller);
  clock.mockReturnValue(now + 20_000);
  await client.ask({ query: '{ b }' }, caller);
  clock.mockRestore();

  expect(asked[1]!.token).not.toBe(asked[0]!.token);
});

it('falls back to single calls for a subgraph without batch support, and does not retry batches for a while', async () => {
  const { client, asked } = await aSubgraph((question, res) => {
    if (!Array.isArray(question)) return echo(question);
    res.statusCode = 400;
    return { errors: [{ message: 'Operation batching disabled.' }] };
  });
  const both = (requestId: string) =>
    Promise.all(['{ a }', '{ b }'].map((query) => client.ask({ query }, callerOfAll[requestId]!)));
  const callerOfAll: Record<string, InternalCaller> = { one: callerOf('one'), other: callerOf('other') };

  const first = await both('one');
  const second = await both('other');

  expect(first).toEqual([{ data: { asked: '{ a }' } }, { data: { asked: '{ b }' } }]);
  expect(second).toEqual(first);
  expect(asked.filter(({ question }) => Array.isArray(question))).toHaveLength(1);
});

it('retries a batch when the subgraph hung up, and fails on an answer of another length', async () => {
  let isBroken = true;
  const { client, asked } = await aSubgraph((question, res) => {
    if (!isBroken) return Array.isArray(question) && question.length === 3 ? [] : answerAll(question);
    isBroken = false;
    return void res.socket?.destroy();
  });
  const ask = (...queries: string[]) => {
    const caller = callerOf('one');
    return Promise.all(queries.map((query) => client.ask({ query }, caller)));
  };

  const answers = await ask('{ a }', '{ b }');

  expect(answers).toHaveLength(2);
  expect(asked).toHaveLength(2);
  await expect(ask('{ a }', '{ b }', '{ c }')).rejects.toMatchObject({ subgraph: 'users', reason: 'answer' });
});
