import type { LiveFact } from '@athenaeum/common/facts';
import type { Role } from '@athenaeum/kit';
import type { Fact, PublishedFact } from '@athenaeum/kit/facts';
import { createLiveHub, type LiveHub, type LiveStream } from './liveHub';

const NOW = 1_790_000_000_000;
let publish: (fact: Fact, at?: number) => void;
let hub: LiveHub;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  publish = () => undefined;
  hub = createLiveHub({
    maxConnections: 5,
    maxOfAccount: 2,
    subscribe(listener: (fact: PublishedFact) => void) {
      publish = (fact, at = Date.now()) => listener({ ...fact, at });
      return { since: NOW - 60_000, stop: () => undefined };
    },
  });
});
afterEach(() => {
  hub.close();
  jest.useRealTimers();
});

class Page implements LiveStream {
  sent = '';
  isEnded = false;
  takesMore = true;
  roles: ReadonlySet<Role>;
  constructor(
    readonly account: string,
    role: Role = 'member',
    readonly session: string | null = null,
  ) {
    this.roles = new Set([role]);
  }
  send(text: string): boolean {
    this.sent += text;
    return this.takesMore;
  }
  end(): void {
    this.isEnded = true;
  }
  get heard(): LiveFact[] {
    return [...this.sent.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as LiveFact);
  }
  get lastId(): number {
    return Number([...this.sent.matchAll(/^id: (.*)$/gm)].at(-1)![1]);
  }
}

const seatsOf = (id: string): Fact => ({ kind: 'seats', id, to: 'signedIn' });
/** What many hear is collected first; no heartbeat falls into that time. */
const collected = () => jest.advanceTimersByTime(100);

it('sends facts for everybody to all streams, with an id to resume from', () => {
  const pages = [new Page('amara'), new Page('bea')];
  for (const page of pages) hub.connect(page, null);

  publish(seatsOf('the-salon'));
  collected();

  for (const page of pages) expect(page.heard).toMatchObject([{ kind: 'seats', id: 'the-salon' }]);
  expect(pages[0]!.lastId).toBe(NOW);
});

it('sends other facts only to the account or the roles that they are for', () => {
  const member = new Page('amara');
  const other = new Page('bea');
  const admin = new Page('ada', 'admin');
  for (const page of [member, other, admin]) hub.connect(page, null);

  publish({ kind: 'rsvp', id: 'the-salon', to: { account: 'amara' } });
  publish({ kind: 'requests', id: 'r', to: { roles: ['support', 'admin'] } });

  expect(member.heard).toEqual([{ kind: 'rsvp', id: 'the-salon' }]);
  expect(other.heard).toEqual([]);
  expect(admin.heard).toEqual([{ kind: 'requests', id: 'r' }]);
});

it('batches facts about one thing, with a jitter for the reads of many pages', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((account) => new Page(account));
  for (const page of pages) hub.connect(page, null);

  for (let answers = 0; answers < 50; answers += 1) publish(seatsOf('the-salon'));
  collected();

  for (const page of pages) expect(page.heard).toEqual([{ kind: 'seats', id: 'the-salon', jitterMs: 2 }]);
});

describe('a page that comes back', () => {
  it('hears what it missed and may hear, each once', () => {
    publish(seatsOf('one'), NOW);
    publish(seatsOf('one'), NOW + 10_000);
    publish(seatsOf('two'), NOW + 10_000);
    publish({ kind: 'rsvp', id: 'three', to: { account: 'bea' } }, NOW + 11_000);
    const page = new Page('amara');

    hub.connect(page, NOW + 9000);

    expect(page.heard.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['seats one', 'seats two']);
  });

  it('hears that it may have missed something when it was away for longer than is known', () => {
    const page = new Page('amara');

    hub.connect(page, NOW - 60_001);

    expect(page.heard).toEqual([{ kind: 'all', id: '' }]);
  });

  it('hears the same once so much has happened that its place is forgotten', () => {
    for (let salon = 0; salon < 6000; salon += 1) publish(seatsOf(`salon ${salon}`), NOW + salon);
    const page = new Page('amara');
    const later = new Page('bea');

    hub.connect(page, NOW);
    hub.connect(later, NOW + 5990);

    expect(page.heard).toMatchObject([{ kind: 'all' }]);
    expect(later.heard.map(({ id }) => id)).toContain('salon 5999');
    expect(later.heard.map(({ kind }) => kind)).not.toContain('all');
  });

  it('hears nothing that it was told before it was loaded', () => {
    publish(seatsOf('one'));
    const page = new Page('amara');

    hub.connect(page, null);

    expect(page.heard).toEqual([]);
  });
});

it('takes no more streams than an account, or the gateway, may have', () => {
  const join = (account: string) => hub.connect(new Page(account), null);
  const leave = join('amara');
  join('amara');

  expect(join('amara')).toBe('full');
  (leave as () => void)();
  expect(join('amara')).toEqual(expect.any(Function));
  for (const account of ['a', 'b', 'c']) join(account);
  expect(join('d')).toBe('full');
  expect(hub.count()).toBe(5);
});

it('closes the streams of a web session that has ended, and no other', () => {
  const ended = new Page('amara', 'member', 'laptop');
  const other = new Page('amara', 'member', 'phone');
  for (const page of [ended, other]) hub.connect(page, null);

  publish({ kind: 'signedOut', id: 'laptop', to: { account: 'amara' } });

  expect([ended.isEnded, other.isEnded]).toEqual([true, false]);
  expect(ended.heard).toEqual([]);
  expect(hub.count()).toBe(1);
});

it('keeps a quiet stream open, moves its place on, and asks who it is after a while', () => {
  const page = new Page('amara');
  hub.connect(page, null);

  jest.advanceTimersByTime(60_000);

  expect(page.lastId).toBeGreaterThan(NOW + 40_000);
  expect(page.heard).toEqual([]);
  jest.advanceTimersByTime(20 * 60_000);
  expect(page.isEnded).toBe(true);
});

it('gives up a browser that reads too slowly', () => {
  const page = new Page('amara');
  hub.connect(page, null);
  page.takesMore = false;

  publish({ kind: 'rsvp', id: 'the-salon', to: { account: 'amara' } });

  expect(page.isEnded).toBe(true);
  expect(hub.count()).toBe(0);
});

it('has browsers come back at different times', () => {
  const retries = new Set(
    Array.from({ length: 20 }, () => {
      const page = new Page('amara');
      const leave = hub.connect(page, null);
      (leave as () => void)();
      return /^retry: (\d+)$/m.exec(page.sent)![1];
    }),
  );

  expect(retries.size).toBeGreaterThan(10);
});

it('has them come back over a longer time the more there are', () => {
  const many = createLiveHub({
    maxConnections: 5000,
    maxOfAccount: 5000,
    subscribe: () => ({ since: NOW, stop: () => undefined }),
  });
  const pages = Array.from({ length: 5000 }, () => new Page('amara'));
  for (const page of pages) many.connect(page, null);

  many.close();

  const retries = pages.map(({ sent }) => Number([...sent.matchAll(/^retry: (\d+)$/gm)].at(-1)![1]));
  expect(Math.max(...retries)).toBeGreaterThan(30_000);
  expect(retries.slice(0, 100).filter((ms) => ms > 10_500).length).toBeGreaterThan(50);
});

it('ends all streams and takes no more when the gateway shuts down', () => {
  const page = new Page('amara');
  hub.connect(page, null);

  hub.close();

  expect(page.isEnded).toBe(true);
  expect(hub.connect(new Page('bea'), null)).toBe('closed');
});
