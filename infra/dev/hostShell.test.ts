import { checkHostShell, overrideLink } from './hostShell';

const SHELL = 'https://portal.example';
const answers = new Map<string, Response>();
const registry = (...names: string[]) =>
  Response.json({ id: 's1', remotes: names.map((name) => ({ name })) });

beforeEach(() => {
  answers.clear();
  answers.set('/registry.json', registry('mfe-one'));
  answers.set('/override.js', new Response('script'));
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const answer = answers.get(new URL(address as string).pathname);
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('fetch failed'));
  });
});
afterEach(() => jest.restoreAllMocks());

it('knows the published areas, and accepts a new one', async () => {
  expect(await checkHostShell(SHELL, 'mfe-one')).toEqual({ knowsArea: true });
  answers.set('/registry.json', registry('mfe-one')).set('/override.js', new Response('script'));
  expect(await checkHostShell(SHELL, 'mfe-new')).toEqual({ knowsArea: false });
});

it.each<[string, () => void, string, RegExp]>([
  ['nothing answers', () => answers.clear(), SHELL, /does not answer: is the address right/],
  [
    'it is another site',
    () => answers.set('/registry.json', new Response('<html>')),
    SHELL,
    /as a shell \(200\)/,
  ],
  [
    'it has no registry',
    () => answers.set('/registry.json', Response.json({ ok: false }, { status: 503 })),
    SHELL,
    /as a shell \(503\)/,
  ],
  [
    'it takes no area from a machine',
    () => answers.set('/override.js', new Response('', { status: 404 })),
    SHELL,
    /takes no area from a developer's machine: it answers 404/,
  ],
  ['its pages may reach no machine', () => {}, 'http://portal.example', /is not https/],
])('reports that %s', async (_what, arrange, origin, reason) => {
  arrange();

  expect(await checkHostShell(origin, 'mfe-one')).toEqual({ problem: expect.stringMatching(reason) });
});

it('accepts a shell of this machine without https', async () => {
  expect(await checkHostShell('http://localhost:3000', 'mfe-one')).toEqual({ knowsArea: true });
});

it('links to the form with area and port filled in', () => {
  expect(overrideLink(SHELL, { area: 'mfe-one', port: 3010 })).toBe(
    'https://portal.example/admin/operations/health?area=mfe-one&port=3010',
  );
});
