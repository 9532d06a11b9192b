import { createReadable } from '@athenaeum/shell-contract';
import { mockServer } from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import type { AreaState } from '../app/area';
import type { Route } from '../app/route';
import { RemoteLoadError } from '../registry/loadError';
import type { Watched } from './watchAreas';

const BASE = '/remotes/mfe-one/v001/';
interface Sent {
  token: string;
  snapshot: string;
  reports: object[];
}
let sent: Promise<Sent>[];

/** Each test its own page: what watches begins once in each. */
async function openPage(state: AreaState, token = 'a.tab.given.m.s.sig') {
  const { watchAreas } = await import('./watchAreas');
  const area = { state: createReadable<AreaState>(state) };
  const remotes = [
    {
      name: 'mfe-one',
      version: 'v001',
      base: BASE,
      entry: 'entry.js',
      integrity: { 'entry.js': 'sha384-x' },
    },
  ];
  // Of what is watched, these parts are read here.
  const watched = {
    registry: {
      ...createReadable({ id: 'snapshot-1', remotes, quarantined: [], token }),
    },
    route: createReadable<Route>({ kind: 'notFound' }),
    loader: { versionOf: () => 'v001' },
    areas: { get: () => area },
    outdated: { set: () => undefined },
  } as unknown as Watched;
  return {
    area,
    watch: (...what: [RemoteLoadError, AreaState['status']] | [Event]) => watchAreas(watched, ...what),
  };
}
const PRESS = new Event('pointerdown');
const hide = () => document.dispatchEvent(new Event('visibilitychange'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const told = () => waitFor(() => expect(sent).toHaveLength(1));
const reports = async () => (await Promise.all(sent)).flatMap((one) => one.reports);
const trouble = (failure: 'unreachable' | 'timeout' | 'invalid' | 'crash', cause?: unknown) =>
  new RemoteLoadError(failure, 'mfe-one', 'v001', cause);

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  sent = [];
  navigator.sendBeacon = (path, body) => {
    expect(path).toBe('/api/remotes/reports');
    sent.push((body as Blob).text().then((text) => JSON.parse(text) as Sent));
    return true;
  };
  mockServer.use(http.get('*/registry/now.json', () => HttpResponse.json({ id: '', killed: [] })));
});

it('tells how long an area took that is there already, and those that come, as the page is left', async () => {
  const { area, watch } = await openPage({ status: 'mounted', ms: 231.4 });
  watch(PRESS);
  watch(PRESS);
  expect(sent).toHaveLength(0);
  hide();
  area.state.set({ status: 'idle' });
  area.state.set({ status: 'mounted', ms: 5 });
  hide();

  const [first] = await Promise.all(sent);
  expect(first).toMatchObject({ snapshot: 'snapshot-1', token: 'a.tab.given.m.s.sig' });
  // Of a tab counts how it went last: the same again says nothing.
  expect(await reports()).toEqual([{ remote: 'mfe-one', version: 'v001', ms: 231 }]);
});

it('tells trouble at once, and that it came right', async () => {
  const { area, watch } = await openPage({ status: 'loading' });
  watch(trouble('timeout'), 'loading');
  await told();
  expect(await reports()).toEqual([{ remote: 'mfe-one', version: 'v001', code: 'timeout' }]);

  area.state.set({ status: 'mounted', ms: 100 });
  hide();
  expect(await reports()).toHaveLength(2);
});

it('is the same tab when its page is loaded again', async () => {
  const first = await openPage({ status: 'mounted', ms: 1 });
  first.watch(PRESS);
  hide();
  jest.resetModules();
  const second = await openPage({ status: 'mounted', ms: 2 }, 'a.tab-2.given.m.s.sig');
  second.watch(PRESS);
  hide();

  const tokens = (await Promise.all(sent)).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(1);
});

it.each<[string, RemoteLoadError, AreaState['status'], string]>([
  ['it crashed while it was shown', trouble('crash', new Error('Amara')), 'loading', 'mount'],
  ['it crashed later', trouble('crash', new Error('Amara')), 'mounted', 'crash'],
  ['what came is no remote', trouble('invalid'), 'loading', 'invalid'],
])('says that %s, and never what an error said', async (_what, error, was, code) => {
  const { watch } = await openPage({ status: 'failed', error, retrying: false });
  watch(error, was);
  await told();

  expect(await reports()).toEqual([{ remote: 'mfe-one', version: 'v001', code }]);
});

it.each<[string, unknown, number, string]>([
  ['its entry is missing', new Error('did not load'), 404, 'entry'],
  [
    'a part of its code is missing',
    Object.assign(new Error('x'), { name: 'ChunkLoadError', request: `http://localhost${BASE}page.js` }),
    404,
    'chunk',
  ],
])('says that %s', async (_what, cause, status, code) => {
  mockServer.use(http.get(`*${BASE}*`, () => new HttpResponse(null, { status })));
  const error = trouble('unreachable', cause);
  const { watch } = await openPage({ status: 'failed', error, retrying: false });
  watch(error, 'loading');
  await told();

  expect(await reports()).toEqual([{ remote: 'mfe-one', version: 'v001', code }]);
});

it('reports nothing while the browser is offline: that is nobody’s fault', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { watch } = await openPage({ status: 'loading' });
  watch(trouble('unreachable'), 'loading');
  await settled();

  expect(sent).toHaveLength(0);
  jest.restoreAllMocks();
});
