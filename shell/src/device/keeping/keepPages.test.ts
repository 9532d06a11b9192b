import { saveDevice } from '@athenaeum/shared-ui/device';
import { KEPT_FILES, KEPT_PAGES, readKept } from '@athenaeum/shared-ui/kept-pages';
import type { KeptPage, PlatformV1 } from '@athenaeum/shell-contract';
import { REGISTRY_ELEMENT, SESSION_ELEMENT } from '../../registry/registryView';
import type { RemoteModule } from '../../registry/remoteLoader';
import { fakeCaches } from '../testing/fakeCaches';
import { keepPages } from './keepPages';
import { findDocument } from './keptDocument';

const PLAN = {
  id: 'r1',
  files: ['/main.js', '/remotes/mfe-learning/v1/remote.js'],
  areas: [
    { name: 'mfe-learning', export: 'keep', pages: ['/salons/:slug'], operations: { Salon: ['reviews'] } },
  ],
};
const query = (slug: string, name = 'Salon') => ({
  document: { name, query: `query ${name}` },
  variables: { slug },
});
const pageOf = (slug: string): KeptPage => ({ path: `/salons/${slug}`, title: slug, queries: [query(slug)] });
const element = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

let stores: ReturnType<typeof fakeCaches>;
let asked: string[];
beforeEach(() => {
  stores = fakeCaches();
  asked = [];
  saveDevice({ account: 'amara', push: null, keeps: true });
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

interface Server {
  plan?: object;
  registry?: string;
  account?: string | null;
  answer?: (slug: string) => object;
}

const found = (slug: string) => ({ data: { salon: { ok: true, data: { slug } } } });

/** Keeps these pages, as a server answers. */
function keep(
  pages: readonly KeptPage[],
  { plan = PLAN, registry = 'r1', account = 'amara', answer = found }: Server = {},
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (given, init) => {
    const { pathname } = new URL(String(given), location.origin);
    asked.push(pathname);
    if (pathname === '/kept.json') return Response.json(plan);
    if (pathname === '/graphql')
      return Response.json(
        answer((JSON.parse(String(init?.body)) as ReturnType<typeof query>).variables.slug),
      );
    if (pathname.endsWith('.js'))
      return new Response('', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
    return new Response(
      element(REGISTRY_ELEMENT, { id: registry }) +
        element(SESSION_ELEMENT, { user: account && { id: account } }),
    );
  });
  const session = { get: () => ({ status: 'ready', user: { id: 'amara' } }) };
  const platform = { apiBase: '', session, refreshSession: () => undefined } as unknown as PlatformV1;
  const remote = { keep: async () => pages } as unknown as RemoteModule;
  return keepPages({ platform, loader: { load: async () => remote } });
}
const answersKept = () => stores.pathsIn(KEPT_PAGES).filter((path) => path.startsWith('/kept/Salon/'));

it('keeps files, answers and the document, and says what', async () => {
  await keep([pageOf('a'), pageOf('b')]);

  expect(stores.pathsIn(KEPT_FILES)).toEqual(PLAN.files);
  expect(answersKept()).toHaveLength(2);
  expect(await findDocument('/salons/a')).not.toBeNull();
  expect(await findDocument('/opportunities')).toBeNull();
  expect(await readKept()).toMatchObject({
    account: 'amara',
    pages: [
      { path: '/salons/a', title: 'a' },
      { path: '/salons/b', title: 'b' },
    ],
  });
});

it('reads nothing again that is fresh, and removes what is no longer the member’s', async () => {
  await keep([pageOf('a'), pageOf('b')]);
  asked = [];

  await keep([pageOf('b')], { plan: { ...PLAN, files: ['/main.js'] } });

  expect(asked).not.toContain('/graphql');
  expect(stores.pathsIn(KEPT_FILES)).toEqual(['/main.js']);
  expect(answersKept()).toHaveLength(1);
});

it('keeps nothing where it was not asked to', async () => {
  localStorage.clear();

  await keep([pageOf('a')]);

  expect([asked, stores.names()]).toEqual([[], []]);
});

it('keeps nothing of an area beyond what its manifest declares', async () => {
  const elsewhere = { ...pageOf('a'), path: '/opportunities/secret' };
  const others = { ...pageOf('a'), queries: [query('a', 'Members')] };

  await expect(keep([elsewhere])).rejects.toThrow(/may not keep \/opportunities\/secret/);
  await expect(keep([others])).rejects.toThrow(/may not keep/);

  expect(stores.names()).toEqual([]);
});

it('leaves out a page that is refused, and keeps the others', async () => {
  const answer = (slug: string) =>
    slug === 'a' ? { data: { salon: { ok: false, code: 'NOT_FOUND', data: null } } } : found(slug);

  await keep([pageOf('a'), pageOf('b')], { answer });

  expect(answersKept()).toHaveLength(1);
});

it.each([
  ['of other versions', { registry: 'r2' }],
  ['of a visitor', { account: null }],
  ['of somebody else', { account: 'bea' }],
])('keeps no document %s', async (_what, server) => {
  await expect(keep([pageOf('a')], server)).rejects.toThrow(/another version or member/);

  expect(await findDocument('/salons/a')).toBeNull();
  expect(await readKept()).toBeNull();
});

it('what was whole stays where a service is away', async () => {
  await keep([pageOf('a')]);

  const away = () => ({ data: { salon: null }, errors: [{ message: 'Away', path: ['salon'] }] });
  await expect(keep([pageOf('a'), pageOf('b')], { answer: away })).rejects.toThrow(/not whole/);

  expect(answersKept()).toHaveLength(1);
  expect(await readKept()).toMatchObject({ pages: [{ path: '/salons/a' }] });
});

it('removes what another account has kept here', async () => {
  await keep([pageOf('a')]);
  const cache = await caches.open(KEPT_PAGES);
  await cache.put('/kept/summary', Response.json({ ...(await readKept()), account: 'bea' }));

  await keep([pageOf('b')]);

  expect(answersKept()).toHaveLength(1);
  expect(await readKept()).toMatchObject({ account: 'amara' });
});

it('leaves nothing where the member signs out meanwhile', async () => {
  const answer = (slug: string) => {
    localStorage.clear();
    return found(slug);
  };

  await keep([pageOf('a')], { answer });

  expect(stores.names()).toEqual([]);
});
