import { KEPT_PAGES } from '@athenaeum/shared-ui/kept-pages';
import { findKept, keepAnswer, keyOf } from '../keeping/keptAnswers';
import { fakeCaches } from '../testing/fakeCaches';
import { answerQuery } from './answerQuery';
import type { Asked } from './scope';

const QUESTION = { operationName: 'Salon', query: 'query Salon', variables: { slug: 'a', take: 1 } };
const HERE = { data: { salon: { ok: true, data: { title: 'Then', reviews: [{ reviewer_name: 'Bea' }] } } } };

let stores: ReturnType<typeof fakeCaches>;
beforeEach(() => (stores = fakeCaches()));
afterEach(() => jest.restoreAllMocks());

async function keepIt(answer: object = HERE): Promise<void> {
  const cache = await caches.open(KEPT_PAGES);
  await keepAnswer(cache, await keyOf(QUESTION), JSON.stringify(answer), ['reviews']);
}

function ask(network: () => Promise<Response>, question: object = QUESTION, signal?: AbortSignal) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  const told: (number | null)[] = [];
  const waited: Promise<unknown>[] = [];
  const asked: Asked = {
    request: new Request('https://members.example/graphql', {
      method: 'POST',
      body: JSON.stringify(question),
      ...(signal && { signal }),
    }),
    clientId: 'page',
    waitUntil: (done) => void waited.push(done),
  };
  const answer = answerQuery(asked, {
    kept: (_client, at) => void told.push(at),
    network: () => void told.push(null),
  });
  return { answer, told, renewed: async () => void (await answer, await Promise.all(waited)) };
}
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const says = (body: object) => () => Promise.resolve(Response.json(body));

it('gives the network’s answer, and what was kept of the query becomes it, without what is of others', async () => {
  await keepIt();
  const now = { data: { salon: { ok: true, data: { title: 'Now', reviews: [{ reviewer_name: 'Bea' }] } } } };

  const { answer, told, renewed } = ask(says(now));
  expect(await (await answer).json()).toEqual(now);
  await renewed();

  expect(told).toEqual([null]);
  const kept = await findKept(JSON.stringify(QUESTION));
  expect((await kept!.answer.json()).data).toEqual({
    salon: { ok: true, data: { title: 'Now', reviews: null } },
  });
});

it('gives what is kept where there is no network, as an answer to be asked for again', async () => {
  await keepIt();

  const { answer, told } = ask(away, { ...QUESTION, variables: { take: 1, slug: 'a' } });

  expect(await (await answer).json()).toEqual({
    data: { salon: { ok: true, data: { title: 'Then', reviews: null } } },
    errors: [expect.objectContaining({ extensions: { code: 'UNAVAILABLE' } })],
  });
  expect(told).toEqual([expect.any(Number)]);
});

it.each([
  ['another query', { ...QUESTION, query: 'query Salon { more }' }],
  ['other variables', { ...QUESTION, variables: { slug: 'b', take: 1 } }],
])('fails as the network does for %s', async (_what, question) => {
  await keepIt();

  await expect(ask(away, question).answer).rejects.toThrow('Failed to fetch');
});

it('gives nothing to a page that went away', async () => {
  await keepIt();

  await expect(ask(away, QUESTION, AbortSignal.abort()).answer).rejects.toThrow();
});

it('gives nothing older than a week', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 8 * 24 * 60 * 60_000);
  await keepIt();
  jest.restoreAllMocks();

  await expect(ask(away).answer).rejects.toThrow('Failed to fetch');
});

it('keeps nothing that the page did not choose', async () => {
  await caches.open(KEPT_PAGES);

  await ask(says(HERE)).renewed();

  expect(stores.pathsIn(KEPT_PAGES)).toEqual([]);
});

it('makes no cache where it was removed', async () => {
  await ask(says(HERE)).renewed();

  expect(stores.names()).toEqual([]);
});

it.each([
  ['NOT_FOUND', 0],
  ['FORBIDDEN', 0],
  ['LIMITED', 1],
])('after %s it has kept %i', async (code, count) => {
  await keepIt();

  await ask(says({ data: { salon: { ok: false, code, data: null } } })).renewed();

  expect(stores.pathsIn(KEPT_PAGES)).toHaveLength(count);
});

it('does not take half an answer for what was whole', async () => {
  await keepIt();

  await ask(says({ data: { salon: null }, errors: [{ message: 'Away' }] })).renewed();

  const kept = await findKept(JSON.stringify(QUESTION));
  expect((await kept!.answer.json()).data.salon.data.title).toBe('Then');
});
