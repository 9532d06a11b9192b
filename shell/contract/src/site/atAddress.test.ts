import { atAddress, serverTimingHere, installFetch } from './atAddress';

const answering = (told: Record<string, string>) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ headers: new Headers(told) } as Response));
  installFetch(5000);
};
const visit = (path: string, questions: number) =>
  atAddress('https://events.example', { path, visitor: '203.0.113.1' }, async () => {
    await Promise.all(Array.from({ length: questions }, () => fetch('http://gateway.example/graphql')));
    return serverTimingHere();
  });

it('notes what each question of a page cost, and none of another page’s', async () => {
  answering({ 'server-timing': 'fetches;desc=1, queries;desc=4' });

  expect(await Promise.all([visit('/a', 2), visit('/b', 1)])).toEqual([
    'fetches;desc=1, queries;desc=4, fetches;desc=1, queries;desc=4',
    'fetches;desc=1, queries;desc=4',
  ]);
});

it('has nothing to say where the gateway tells nothing', async () => {
  answering({});

  expect(await visit('/a', 1)).toBeUndefined();
});

it('asks as part of the trace of the page, and of none where there is none', async () => {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(Response.json({})));
  // Called with an address and options alone, of the forms that `fetch` takes.
  globalThis.fetch = send as unknown as typeof fetch;
  installFetch(5000);
  const page = { path: '/a', visitor: '203.0.113.1' };
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

  await atAddress('https://events.example', { ...page, traceparent }, () => fetch('http://gateway.example'));
  await atAddress('https://events.example', page, () => fetch('http://gateway.example'));

  expect(send.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { 'x-forwarded-for': page.visitor, traceparent },
    { 'x-forwarded-for': page.visitor },
  ]);
});
