import { createReadable, type RemoteManifest, type Session } from '@athenaeum/shell-contract';
import { testMember } from '@athenaeum/shell-contract/testing';
import { createCurrentRoute } from '../app/currentRoute';
import type { RegistryView } from '../registry/registryView';
import { createAnalytics, type CountedEvent } from './analytics';
import { trackPages } from './trackPages';

describe('what happened', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);
  const sent = () =>
    Promise.all(
      beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as { events: object[] }),
    );
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));
  const say = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  beforeEach(() => {
    beacon.mockClear();
    say('sendBeacon', beacon);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  });
  afterEach(() => {
    say('doNotTrack', null);
    say('globalPrivacyControl', undefined);
    jest.useRealTimers();
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('is not reported when the browser sends %s', (name, value) => {
    say(name, value);

    createAnalytics()({ name: 'transcript_expand' });
    leave();

    expect(beacon).not.toHaveBeenCalled();
  });

  it('is sent together when the page is left, once', async () => {
    const track = createAnalytics();
    track({ name: 'transcript_expand' });
    track({ name: 'user_search', text: 'board' });

    leave();
    leave();

    expect(await sent()).toEqual([
      { events: [{ name: 'transcript_expand' }, { name: 'user_search', text: 'board' }] },
    ]);
    expect(beacon.mock.calls[0]![0]).toBe('/api/analytics');
    expect(beacon.mock.calls[0]![1].type).toBe('application/json');
  });

  it('is sent after a while, and nothing where nothing happened', () => {
    const track = createAnalytics();
    jest.advanceTimersByTime(15_000);
    expect(beacon).not.toHaveBeenCalled();

    track({ name: 'pathway_pdf_click' });
    jest.advanceTimersByTime(15_000);

    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('never waits until it is too much for one sending', async () => {
    const track = createAnalytics();
    for (let n = 0; n < 45; n++) track({ name: 'transcript_expand' });

    expect((await sent()).map(({ events }) => events.length)).toEqual([20, 20]);
  });
});

describe('a page view', () => {
  const manifest: RemoteManifest = {
    name: 'mfe-learning',
    contract: 1,
    area: 'learning',
    pages: [
      { path: '/', title: 'Home' },
      { path: '/salons/:slug', title: 'Salon' },
      { path: '/my-salons', title: 'My Content', roles: ['member'] },
    ],
  };

  function open(path: string, session: Session) {
    history.replaceState(null, '', path);
    const remote = {
      name: manifest.name,
      version: 'v1',
      base: '/',
      entry: 'e.js',
      chunks: [],
      integrity: {},
      manifest,
    };
    const registry = createReadable<RegistryView>({ id: 'test', remotes: [remote], quarantined: [] });
    const who = createReadable<Session>(session);
    const events: CountedEvent[] = [];
    trackPages({ registry, route: createCurrentRoute(registry, who) }, (event) => events.push(event));
    return { who, pages: () => events.map((event) => ('page' in event ? event.page : event.name)) };
  }
  const go = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger: 'pushState' }));
  };
  const member: Session = { status: 'ready', user: testMember };

  it('is counted by the pattern of the page, never by its address', () => {
    const { pages } = open('/salons/the-art-of-the-ask?from=mail#top', member);

    go('/salons/boardroom-ready');
    go('/salons/boardroom-ready?t=30');
    go('/member-agreement');

    expect(pages()).toEqual(['/salons/:slug', '/salons/:slug', '/member-agreement']);
  });

  it('is none where there is no page, or none for the viewer', () => {
    const { pages } = open('/nowhere', { status: 'ready', user: null });

    go('/my-salons');

    expect(pages()).toEqual([]);
  });

  it('is counted once the viewer is known to have access', () => {
    const { who, pages } = open('/my-salons', { status: 'loading', user: null });
    expect(pages()).toEqual([]);

    who.set(member);

    expect(pages()).toEqual(['/my-salons']);
  });
});
