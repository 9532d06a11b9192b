import { createReadable } from '@athenaeum/shell-contract';
import { mockServer } from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import type { Route } from '../app/route';
import { remoteOf } from '../testing/renderShell';
import { reloadStaleClient } from './reloadStaleClient';

const at = (remote: string): Route => ({ kind: 'area', remote, area: remote, title: remote });
const reload = jest.fn();
const mustLeave = jest.fn();
let asked = 0;
let read: jest.SpiedFunction<Response['json']>;
let listening: jest.SpiedFunction<Document['addEventListener']>;
let polling: jest.SpiedFunction<typeof setInterval>;

function open(killed: object[] = [], { id = 'first' } = {}) {
  mockServer.use(
    http.get('*/registry/now.json', () => {
      asked += 1;
      return HttpResponse.json({ id, killed });
    }),
  );
  const route = createReadable<Route>(at('mfe-one'));
  const remotes = ['mfe-one', 'mfe-two'].map((name) =>
    remoteOf({ name, contract: 1, area: name, pages: [] }),
  );
  reloadStaleClient({
    route,
    registry: { get: () => ({ id: 'first', remotes, quarantined: [] }) },
    loader: { versionOf: () => 'v001' },
    reload,
    mustLeave,
  });
  return (remote: string) => route.set(at(remote));
}
/** Once what was asked at first has been answered, and the answer read. */
const answered = async () => {
  await waitFor(() => expect(read).toHaveBeenCalled());
  await Promise.all(read.mock.results.map(({ value }) => value));
};
/** From here on time passes only where a test lets it. */
const holdTime = () => jest.useFakeTimers({ doNotFake: ['performance'] });
const passed = () => jest.advanceTimersByTimeAsync(700);

beforeEach(() => {
  reload.mockClear();
  mustLeave.mockClear();
  asked = 0;
  read = jest.spyOn(Response.prototype, 'json');
  listening = jest.spyOn(document, 'addEventListener');
  polling = jest.spyOn(globalThis, 'setInterval');
});
afterEach(() => {
  // Each test its own page.
  for (const { value } of polling.mock.results) clearInterval(value as NodeJS.Timeout);
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps its versions as long as none of them was killed, whatever was deployed', async () => {
  const goTo = open([{ name: 'mfe-one', version: 'v000' }], { id: 'second' });
  await answered();
  holdTime();
  goTo('mfe-two');
  await passed();

  expect(reload).not.toHaveBeenCalled();
});

it('takes those of now at the next step to another area once one was killed, and not before', async () => {
  const goTo = open([{ name: 'mfe-one', version: 'v001' }]);
  await answered();
  holdTime();
  goTo('mfe-one');
  await passed();
  expect(reload).not.toHaveBeenCalled();

  goTo('mfe-two');

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('takes those of now once it is old and there is something new', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(9 * 60 * 60_000);
  const goTo = open([], { id: 'second' });
  await answered();
  goTo('mfe-two');

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('stays while something is not saved', async () => {
  const keep = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', keep);
  const goTo = open([{ name: 'mfe-one', version: 'v001' }]);
  await answered();
  holdTime();
  goTo('mfe-two');
  await passed();

  expect(reload).not.toHaveBeenCalled();
  removeEventListener('beforeunload', keep);
});

it('stays until the next navigation when writing has begun by the time the answer comes', async () => {
  const goTo = open([{ name: 'mfe-one', version: 'v001' }]);
  await answered();
  holdTime();
  goTo('mfe-two');
  dispatchEvent(new Event('input'));
  await passed();
  expect(reload).not.toHaveBeenCalled();

  goTo('mfe-one');

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

describe('in an area whose version was killed', () => {
  const killedHere = [{ name: 'mfe-one', version: 'v001' }];
  const hide = () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const told = () => waitFor(() => expect(mustLeave).toHaveBeenLastCalledWith(true));

  it('says so to who is there, until the next step', async () => {
    const goTo = open(killedHere);
    await told();
    expect(reload).not.toHaveBeenCalled();

    // The step reloads the page a little later, which is for the tests above.
    holdTime();
    goTo('mfe-two');

    expect(mustLeave).toHaveBeenLastCalledWith(false);
  });

  it('says nothing of an area that is not in view', async () => {
    open([{ name: 'mfe-two', version: 'v001' }]);
    await answered();
    await waitFor(() => expect(mustLeave).toHaveBeenCalled());

    expect(mustLeave).not.toHaveBeenCalledWith(true);
  });

  it('learns of it without a step, within a minute', async () => {
    const every = jest.spyOn(globalThis, 'setInterval');
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    open();
    await answered();
    // What waits in tests looks more often.
    const [look, ms] = every.mock.calls.find(([, pause = 0]) => pause > 1000)!;
    mockServer.use(
      http.get('*/registry/now.json', () => HttpResponse.json({ id: 'second', killed: killedHere })),
    );

    now.mockReturnValue(ms!);
    expect(ms).toBeLessThanOrEqual(60_000);
    look();

    await told();
  });

  it('reloads the page as soon as it is unattended', async () => {
    open(killedHere);
    await told();
    hide();

    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it.each<[string, () => () => void]>([
    [
      'has written something',
      () => {
        dispatchEvent(new Event('input'));
        return () => {};
      },
    ],
    [
      'has something unsaved',
      () => {
        const keep = (event: Event) => event.preventDefault();
        addEventListener('beforeunload', keep);
        return () => removeEventListener('beforeunload', keep);
      },
    ],
    [
      'listens to something',
      () => {
        const media = document.body.appendChild(document.createElement('audio'));
        Object.defineProperty(media, 'paused', { value: false });
        return () => media.remove();
      },
    ],
  ])('leaves the page to who %s', async (_what, begin) => {
    open(killedHere);
    await told();
    const end = begin();
    mustLeave.mockClear();
    hide();
    await told();

    expect(reload).not.toHaveBeenCalled();
    end();
  });
});

it('asks rarely, however frequent navigation is', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const goTo = open();
  for (const area of ['mfe-two', 'mfe-one', 'mfe-two', 'mfe-one']) goTo(area);
  await answered();
  expect(asked).toBe(1);

  now.mockReturnValue(60_000);
  goTo('mfe-two');

  await waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(asked).toBe(2);
});

it('still takes those of now where one was killed when nobody answers any more', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const goTo = open([{ name: 'mfe-one', version: 'v001' }]);
  await answered();
  let unanswered = 0;
  mockServer.use(
    http.get('*/registry/now.json', () => {
      unanswered += 1;
      return HttpResponse.error();
    }),
  );

  now.mockReturnValue(60_000);
  goTo('mfe-two');

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(unanswered).toBe(1);
});
