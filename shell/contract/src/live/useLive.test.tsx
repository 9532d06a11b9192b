import { act, screen } from '@testing-library/react';
import type { LiveFact } from '@athenaeum/common/facts';
import { createRemoteApi } from '../api/createRemoteApi';
import { renderRemote } from '../testing';
import { defineLive } from './defineLive';
import type { FollowEvent } from './followEvent';
import { useLive } from './useLive';

const NOW = 1_790_000_000_000;
const read = jest.fn();
const api = createRemoteApi('test/live', ['Salon', 'Seats']).injectEndpoints({
  endpoints: (build) => ({
    salon: build.query<string, string>({
      queryFn: (id) => ({ data: `${id}, read ${String(read(`salon ${id}`) ?? '')}` }),
      providesTags: ['Salon'],
    }),
    others: build.query<string, void>({
      queryFn: () => ({ data: `others ${String(read('others') ?? '')}` }),
      providesTags: ['Seats'],
    }),
  }),
});
const live = defineLive(api, { seats: ['Salon'], rsvp: ['Salon', 'Seats'] });

let begin: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  read.mockReset();
  begin = () => undefined;
  globalThis.requestIdleCallback = (run) => {
    begin = () => run({} as IdleDeadline);
    return 1;
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

interface PageProps {
  about?: string | null;
  at?: number[];
}

function Page({ about, at }: PageProps) {
  useLive(live, { ...(about !== undefined && { about }), ...(at && { at }) });
  api.useOthersQuery();
  return <p>{api.useSalonQuery('the-salon').data ? 'ready' : 'loading'}</p>;
}

async function open(props: PageProps = {}, session?: null) {
  const rendered = renderRemote(<Page {...props} />, { api, ...(session === null && { session }) });
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('ready')).toBeInTheDocument();
  read.mockClear();
  const follows = () =>
    rendered.platform.events.filter((event): event is FollowEvent => event.type === 'follow');
  const hear = async (fact: LiveFact) => {
    await act(async () => {
      follows()[0]!.hear(fact);
      await jest.advanceTimersByTimeAsync(100);
    });
    return read.mock.calls.map(([what]) => String(what)).sort();
  };
  return { ...rendered, follows, hear };
}

it('follows once the page is idle, until it is left', async () => {
  const { follows, unmount } = await open();
  expect(follows()).toHaveLength(0);

  begin();
  expect(follows()).toHaveLength(1);
  expect(follows()[0]!.signal.aborted).toBe(false);
  unmount();

  expect(follows()[0]!.signal.aborted).toBe(true);
});

it('follows nothing for a visitor, nor for a page that was left before it was idle', async () => {
  const visitor = await open({}, null);
  begin();
  expect(visitor.follows()).toHaveLength(0);
  visitor.unmount();

  const { follows, unmount } = await open();
  unmount();
  begin();
  expect(follows()).toHaveLength(0);
});

it('reads again what a fact makes stale, and nothing else', async () => {
  const { hear } = await open();
  begin();

  expect(await hear({ kind: 'seats', id: 'any' })).toEqual(['salon the-salon']);
  expect(await hear({ kind: 'session', id: 'any' })).toEqual(['salon the-salon']);
});

it('reads nothing for facts about other records than the one that the page is about', async () => {
  const { hear } = await open({ about: 'the-id' });
  begin();

  expect(await hear({ kind: 'seats', id: 'another' })).toEqual([]);
  expect(await hear({ kind: 'seats', id: 'the-id' })).toEqual(['salon the-salon']);
});

it('reads all that may be stale when facts may have been missed', async () => {
  const { hear } = await open({ about: 'the-id' });
  begin();

  expect(await hear({ kind: 'all', id: '' })).toEqual(['others', 'salon the-salon']);
});

it('waits with following while it is not known what the page is about', async () => {
  const { follows } = await open({ about: null });
  begin();

  expect(follows()).toHaveLength(0);
});

it('reads again when a time has come of which no fact tells', async () => {
  await open({ at: [NOW - 1, NOW + 60_000] });

  await act(async () => jest.advanceTimersByTimeAsync(59_000));
  expect(read).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTimeAsync(3_001));

  expect(read).toHaveBeenCalledWith('salon the-salon');
});
