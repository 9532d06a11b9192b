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
