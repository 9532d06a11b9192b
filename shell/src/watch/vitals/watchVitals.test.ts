import { createReadable } from '@athenaeum/shell-contract';
import { waitFor } from '@testing-library/dom';
import type { Route } from '../../app/route';
import type { Watched } from '../watchAreas';

const BASE = 'http://localhost/remotes/mfe-one/v001/';
const PRESS = new Event('pointerdown');
const area = (name: string, title = name): Route => ({ kind: 'area', remote: name, area: name, title });
interface Sent {
  token: string;
  snapshot: string;
  reports: { remote: string; version: string; vitals: Record<string, unknown> }[];
}
let sent: Promise<Sent>[];
let observers: { type: string; tell: (entries: object[]) => void }[];
let listening: jest.SpyInstance;

/** Each test its own page. */
async function openPage({ supported = [] as string[], token = 'a.tab.given.m.s.sig' } = {}) {
  measures(supported);
  const { watchVitals } = await import('./watchVitals');
  const route = createReadable<Route>(area('mfe-one'));
  const elements = new Map(['mfe-one', 'mfe-two'].map((name) => [name, placeOf(name)]));
  const remotes = ['mfe-one', 'mfe-two'].map((name) => ({
    name,
    version: 'v001',
    base: `/remotes/${name}/v001/`,
  }));
  // Of what is watched, these parts are read here.
  const watched = {
    registry: createReadable({ id: 'snapshot-1', remotes, quarantined: [], token }),
    route,
    loader: { versionOf: () => 'v001' },
    areas: { get: (name: string) => ({ element: elements.get(name)! }) },
  } as unknown as Watched;
  return { route, elements, heard: watchVitals(watched) };
}

function placeOf(name: string): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.area = name;
  return place;
}

/** A browser that measures these. */
function measures(types: string[]) {
  observers = [];
  class Observer {
    static supportedEntryTypes = types;
    constructor(private readonly callback: (list: { getEntries(): object[] }) => void) {}
    observe({ type }: { type: string }) {
      observers.push({ type, tell: (entries) => this.callback({ getEntries: () => entries }) });
    }
  }
  class EventTiming {
    get interactionId() {
      return 0;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, PerformanceEventTiming: EventTiming });
}
const tell = (type: string, ...entries: object[]) =>
  observers.filter((one) => one.type === type).forEach((one) => one.tell(entries));
const fails = (stack: string, name = 'TypeError') =>
  Object.assign(new Event('error'), { error: { name, stack, message: 'Amara is not defined' } });
const rejects = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const ofOne = `TypeError: Amara is not defined\n    at save (${BASE}page.js:1:20)`;
const hide = () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
};
const told = async () => (await Promise.all(sent)).flatMap(({ reports }) => reports);
const vitalsOf = async (name = 'mfe-one') =>
  (await told()).filter(({ remote }) => remote === name).map(({ vitals }) => vitals);

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  document.body.replaceChildren();
  listening = jest.spyOn(window, 'addEventListener');
  sent = [];
  navigator.sendBeacon = (_path, body) => {
    sent.push((body as Blob).text().then((text) => JSON.parse(text) as Sent));
    return true;
  };
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls as [string, EventListener][])
    window.removeEventListener(type, listener, true);
  jest.restoreAllMocks();
});

describe('code of an area that throws', () => {
  it.each<[string, Event]>([
    ['in a handler', fails(ofOne)],
    ['in a promise', rejects({ stack: ofOne })],
    ['what is no error', Object.assign(new Event('error'), { error: 'no', filename: `${BASE}page.js` })],
  ])('is told at once, and never what the error said: %s', async (_what, event) => {
    await openPage();
    dispatchEvent(event);

    expect(await told()).toEqual([{ remote: 'mfe-one', version: 'v001', vitals: { failed: true } }]);
    expect(JSON.stringify(await Promise.all(sent))).not.toMatch(/Amara|page\.js/);
  });

  it('is told before anything is watched, when it is what the page began to watch for', async () => {
    const { heard } = await openPage();
    heard(fails(ofOne));

    expect(await vitalsOf()).toEqual([{ failed: true }]);
  });

  it('is told once, however often somebody clicks in a minute', async () => {
    await openPage();
    for (let n = 0; n < 40; n++) dispatchEvent(fails(ofOne));
    expect(sent).toHaveLength(1);
    hide();

    expect(await vitalsOf()).toEqual([{ failed: true }, { failed: true }]);
  });

  it.each<[string, Event]>([
    ['an extension’s', fails(`Error\n    at e (chrome-extension://abc/e.js:1:2)\n    at ${BASE}a.js:1:1`)],
    [
      'another site’s, of which the browser says nothing',
      Object.assign(new Event('error'), { error: null, filename: '' }),
    ],
    ['without an address', rejects({ ok: false, code: 'LIMITED' })],
    ['what was rejected is nothing', rejects(undefined)],
    ['it was given up on purpose', rejects({ name: 'AbortError', stack: ofOne })],
    ['its code did not come, which is told as that', rejects({ name: 'ChunkLoadError', stack: ofOne })],
  ])('is not told where it is %s', async (_what, event) => {
    await openPage();
    dispatchEvent(event);
    hide();

    expect(await told()).toEqual([]);
  });

  it('is not told while the visitor is offline', async () => {
    await openPage();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(fails(ofOne));
    hide();

    expect(await told()).toEqual([]);
  });

  it('is not told by a page that cannot prove itself', async () => {
    await openPage({ token: '' });
    dispatchEvent(fails(ofOne));

    expect(sent).toEqual([]);
  });
});

describe('an area in use', () => {
  it('is told to be well, about once a minute and as the page is left', async () => {
    const { heard } = await openPage();
    heard(PRESS);
    hide();
    hide();

    expect(await told()).toEqual([{ remote: 'mfe-one', version: 'v001', vitals: { failed: false } }]);
  });

  it('is told while it stays open, too, by a minute after it was used by a press or by a key', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    await openPage();
    dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(59_000);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);

    // What fails is told at once, and what fails again within a minute after it.
    dispatchEvent(fails(ofOne));
    dispatchEvent(fails(ofOne));
    expect(sent).toHaveLength(2);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();

    expect(await vitalsOf()).toEqual([{ failed: false }, { failed: true }, { failed: true }]);
  });

  it('is told with what the browser measures, and is not blamed for what it does not', async () => {
    const { heard } = await openPage({ supported: ['layout-shift'] });
    heard(PRESS);
    tell('layout-shift', { hadRecentInput: true, value: 0.7, startTime: 10 });
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, shift: 0 }]);
  });

  it('is as slow as its slowest interaction, its links and what is around it left out', async () => {
    const { heard, elements } = await openPage({ supported: ['event'] });
    heard(PRESS);
    const button = elements.get('mfe-one')!.appendChild(document.createElement('button'));
    const link = elements.get('mfe-one')!.appendChild(document.createElement('a'));
    link.href = '/two';
    tell(
      'event',
      { interactionId: 1, target: button, duration: 344.4 },
      { interactionId: 2, target: button, duration: 96 },
      { interactionId: 0, target: button, duration: 900 },
      { interactionId: 3, target: link, duration: 900 },
      { interactionId: 4, target: document.body, duration: 900 },
    );
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, interaction: 344 }]);
  });

  it('is as blocked as all of its long frames together, each of whose script ran longest', async () => {
    const { heard, route } = await openPage({ supported: ['long-animation-frame', 'longtask'] });
    heard(PRESS);
    const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });
    tell(
      'long-animation-frame',
      { blockingDuration: 120, scripts: [script(`${BASE}a.js`, 160)] },
      { blockingDuration: 80, scripts: [script('http://localhost/react.js', 130)] },
      {
        blockingDuration: 500,
        scripts: [script(`${BASE}a.js`, 40), script(BASE.replace('one', 'two') + 'b.js', 400)],
      },
    );
    // The same once more, as browsers without frames tell it.
    tell('longtask', { duration: 900 });
    route.set(area('mfe-two'));
    dispatchEvent(PRESS);
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, blocked: 200 }]);
    expect(await vitalsOf('mfe-two')).toEqual([{ failed: false, blocked: 500 }]);
  });

  it('is blocked, where a browser tells of tasks only, by what they take beyond 50 ms', async () => {
    const { heard } = await openPage({ supported: ['longtask'] });
    heard(PRESS);
    tell('longtask', { duration: 80 }, { duration: 250 });
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, blocked: 230 }]);
  });

  it('is told with no more than the gateway takes', async () => {
    const { heard } = await openPage({ supported: ['longtask', 'layout-shift'] });
    heard(PRESS);
    tell('longtask', { duration: 900_000 });
    tell('layout-shift', { hadRecentInput: false, value: 4000, startTime: 10 });
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, blocked: 120_000, shift: 100 }]);
  });

  it('moves in bursts of five seconds at most', async () => {
    const { heard } = await openPage({ supported: ['layout-shift'] });
    heard(PRESS);
    for (let n = 0; n < 16; n++)
      tell('layout-shift', { hadRecentInput: false, value: 0.01, startTime: 2000 + n * 500 });
    hide();

    const [vitals] = await vitalsOf();
    expect(vitals!.shift).toBeCloseTo(0.1, 5);
  });

  it('moves as far as its largest burst of shifts', async () => {
    const { heard } = await openPage({ supported: ['layout-shift'] });
    heard(PRESS);
    const shift = (value: number, startTime: number) => ({ hadRecentInput: false, value, startTime });
    tell('layout-shift', shift(0.05, 5000), shift(0.1, 5500), shift(0.12, 9000), shift(0.01, 11_000));
    hide();

    const [vitals] = await vitalsOf();
    expect(vitals!.shift).toBeCloseTo(0.15, 5);
  });

  it('comes as soon as its heading stands there', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { route, elements } = await openPage();
    route.set(area('mfe-two'));
    dispatchEvent(PRESS);
    now.mockReturnValue(1480);
    elements.get('mfe-two')!.append(document.createElement('h1'));
    // What watches the page is told in a turn of its own.
    await Promise.resolve();
    hide();

    expect(await vitalsOf('mfe-two')).toEqual([{ failed: false, arrived: 480 }]);
  });

  it('is waited for once, whatever is done in it, and no more once somebody went on', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { route, elements } = await openPage();
    route.set(area('mfe-two'));
    route.set(area('mfe-two', 'Another page'));
    now.mockReturnValue(1200);
    route.set(area('mfe-one'));
    dispatchEvent(PRESS);
    elements.get('mfe-two')!.append(document.createElement('h1'));
    now.mockReturnValue(1300);
    elements.get('mfe-one')!.append(document.createElement('h1'));
    await Promise.resolve();
    route.set(area('mfe-two'));
    dispatchEvent(PRESS);
    hide();

    expect(await vitalsOf('mfe-one')).toEqual([{ failed: false, arrived: 100 }]);
    expect(await vitalsOf('mfe-two')).toEqual([{ failed: false }]);
  });

  it('keeps waiting from the step to it, not from a page inside it', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { route, elements } = await openPage();
    route.set(area('mfe-two'));
    now.mockReturnValue(1400);
    route.set(area('mfe-two', 'Another page'));
    dispatchEvent(PRESS);
    now.mockReturnValue(1500);
    elements.get('mfe-two')!.append(document.createElement('h1'));
    await Promise.resolve();
    hide();

    expect(await vitalsOf('mfe-two')).toEqual([{ failed: false, arrived: 500 }]);
  });

  it.each<[string, () => void]>([
    ['before', () => jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)],
    ['meanwhile', () => undefined],
  ])('is waited for by nobody whose page was hidden %s', async (when, begin) => {
    const { route, elements } = await openPage();
    begin();
    route.set(area('mfe-two'));
    if (when === 'meanwhile') hide();
    dispatchEvent(PRESS);
    elements.get('mfe-two')!.append(document.createElement('h1'));
    await Promise.resolve();
    hide();

    expect(await vitalsOf('mfe-two')).toEqual([{ failed: false }]);
  });

  it('comes, of a page that was opened behind another, to nobody who waits', async () => {
    Object.assign(performance, { getEntriesByType: () => [{ name: 'hidden' }] });
    const { heard, elements } = await openPage({ supported: ['largest-contentful-paint'] });
    heard(PRESS);
    const element = elements.get('mfe-one')!.appendChild(document.createElement('img'));
    tell('largest-contentful-paint', { element, startTime: 90_000 });
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false }]);
  });

  it('comes, on the first page, when most of it was drawn', async () => {
    Object.assign(performance, { getEntriesByType: () => [] });
    const { heard, elements } = await openPage({ supported: ['largest-contentful-paint'] });
    heard(PRESS);
    const element = elements.get('mfe-one')!.appendChild(document.createElement('img'));
    tell('largest-contentful-paint', { element, startTime: 900 }, { element, startTime: 2100 });
    tell('largest-contentful-paint', { element: document.body, startTime: 9000 });
    hide();

    expect(await vitalsOf()).toEqual([{ failed: false, painted: 2100 }]);
  });

  it('is not told of where nobody does anything', async () => {
    await openPage({ supported: ['longtask'] });
    tell('longtask', { duration: 900 });
    hide();
    await waitFor(() => expect(sent).toEqual([]));
  });
});
