import type { LiveFact } from '@athenaeum/common/facts';
import { createReadable, type Session, type SessionUser } from '@athenaeum/shell-contract';
import { createDelivery } from './delivery';
import { createLive } from './live';
import { openStream } from './stream';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  static get open() {
    return FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
  }
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(fact: LiveFact, lastEventId: string): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(fact), lastEventId }));
  }
  beats(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('beat', { lastEventId }));
  }
  /** `for good`: the server refused, and the browser does not connect again by itself. */
  fails(forGood = false): void {
    this.readyState = forGood ? FakeSource.CLOSED : 0;
    this.onerror?.();
  }
}

/** What one browser's tabs share. */
class FakeBrowser {
  private held = new Set<string>();
  private waiting: { name: string; run: () => void; signal: AbortSignal }[] = [];

  readonly locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const run = () => {
          this.held.add(name);
          void work().then(() => {
            this.held.delete(name);
            this.next();
            resolve();
          });
        };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        this.waiting.push({ name, run, signal });
        this.next();
      }),
  };

  private next(): void {
    const index = this.waiting.findIndex(({ name, signal }) => !signal.aborted && !this.held.has(name));
    if (index >= 0) this.waiting.splice(index, 1)[0]!.run();
  }
}

class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}

const amara = { id: 'amara' } as SessionUser;
const SEATS: LiveFact = { kind: 'seats', id: 'the-salon' };
let visibility: DocumentVisibilityState;

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSource.all = [];
  FakeChannel.all = [];
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(window, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeBrowser().locks });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sessions: { set(session: Session): void }[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.set({ status: 'ready', user: null });
});

/** A tab with a page that follows facts. */
function openTab(user: SessionUser | null = amara) {
  const session = createReadable<Session>({ status: 'ready', user });
  sessions.push(session);
  const live = createLive(session);
  const heard: string[] = [];
  const hear = ({ kind, id }: LiveFact) => heard.push(`${kind} ${id}`.trim());
  live.add(hear);
  return { heard, leave: () => live.remove(hear), session };
}
const arrive = () => jest.advanceTimersByTimeAsync(100);
const only = () => {
  expect(FakeSource.open).toHaveLength(1);
  return FakeSource.open[0]!;
};

describe('one stream for all tabs', () => {
  it('is opened once, and each tab hears of everything', async () => {
    const [first, second] = [openTab(), openTab()];
    await arrive();

    only().tells(SEATS, '7');
    await arrive();

    expect(first.heard).toEqual(['seats the-salon']);
    expect(second.heard).toEqual(['seats the-salon']);
  });

  it('is taken over where it was left, when the tab that has it no longer follows', async () => {
    const [first, second] = [openTab(), openTab()];
    await arrive();
    only().tells(SEATS, '7');
    only().beats('9');

    first.leave();
    await jest.advanceTimersByTimeAsync(11_000);

    expect(only().url).toBe('/api/live?after=9');
    expect(second.heard).toEqual(['seats the-salon']);
  });

  it('is closed a while after no page follows, or none is in view, and opened again', async () => {
    const { leave } = openTab();
    await arrive();
    only().beats('3');

    show('hidden');
    await jest.advanceTimersByTimeAsync(5000);
    only();
    await jest.advanceTimersByTimeAsync(6000);
    expect(FakeSource.open).toHaveLength(0);
    show('visible');
    await arrive();
    expect(only().url).toBe('/api/live?after=3');
    leave();
    await jest.advanceTimersByTimeAsync(11_000);

    expect(FakeSource.open).toHaveLength(0);
  });

  it('is closed at sign-out, and another account has its own', async () => {
    const { session } = openTab();
    await arrive();
    only().beats('3');

    session.set({ status: 'ready', user: null });
    expect(FakeSource.open).toHaveLength(0);
    session.set({ status: 'ready', user: { ...amara, id: 'bea' } });
    await arrive();

    expect(only().url).toBe('/api/live');
  });

  it('is opened by no visitor, and by no browser that cannot', async () => {
    openTab(null);
    Reflect.deleteProperty(window, 'BroadcastChannel');
    openTab();
    await arrive();

    expect(FakeSource.all).toHaveLength(0);
  });
});

describe('delivery', () => {
  it('is at a random time where many hear it, and once for several facts about one thing', async () => {
    const heard: LiveFact[] = [];
    const { receive } = createDelivery((fact) => heard.push(fact));

    receive({ ...SEATS, jitterMs: 4000 });
    receive({ ...SEATS, jitterMs: 4000 });
    await jest.advanceTimersByTimeAsync(1900);
    expect(heard).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(200);

    expect(heard).toHaveLength(1);
  });

  it('waits in a hidden tab until it is visible', async () => {
    const heard: LiveFact[] = [];
    const { receive } = createDelivery((fact) => heard.push(fact));
    show('hidden');

    receive(SEATS);
    await arrive();
    expect(heard).toHaveLength(0);
    show('visible');

    expect(heard).toEqual([SEATS]);
  });
});

describe('a stream that cannot be opened', () => {
  const begin = () => {
    const heard: LiveFact[] = [];
    const stream = openStream({ after: '', hear: (fact) => heard.push(fact), last: () => undefined });
    return { heard, stream };
  };
  const failing = async (times: number) => {
    for (let failure = 0; failure < times; failure += 1) {
      FakeSource.all.at(-1)!.fails(true);
      await jest.advanceTimersByTimeAsync(2000 * 2 ** (failure + 1));
    }
  };

  it('is tried again, and from the third failure on the page asks now and then until it opens', async () => {
    const { heard, stream } = begin();

    await failing(2);
    expect(FakeSource.all).toHaveLength(3);
    expect(heard).toEqual([]);
    FakeSource.all.at(-1)!.fails(true);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(heard).toEqual([
      { kind: 'all', id: '' },
      { kind: 'all', id: '' },
    ]);
    FakeSource.all.at(-1)!.opens();
    await jest.advanceTimersByTimeAsync(120_000);

    expect(heard).toHaveLength(2);
    stream.close();
  });

  it('is left to the browser where that connects again by itself', async () => {
    const { stream } = begin();

    FakeSource.all[0]!.fails();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(FakeSource.all).toHaveLength(1);
    stream.close();
  });

  it('asks no more once it is closed', async () => {
    const { heard, stream } = begin();
    for (let failure = 0; failure < 3; failure += 1) FakeSource.all[0]!.fails();

    stream.close();
    await jest.advanceTimersByTimeAsync(120_000);

    expect(heard).toEqual([]);
    expect(FakeSource.open).toHaveLength(0);
  });
});
