import { createReadable } from '@athenaeum/shell-contract';
import { mockServer } from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import type { Route } from '../app/route';
import { remoteOf } from '../testing/renderShell';
import { moveOn } from './moveOn';

const at = (remote: string): Route => ({ kind: 'area', remote, area: remote, title: remote });
const reload = jest.fn();
let asked = 0;
let read: jest.SpiedFunction<Response['json']>;

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
  moveOn({
    route,
    registry: { get: () => ({ id: 'first', remotes, quarantined: [] }) },
    loader: { versionOf: () => 'v001' },
    reload,
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
  asked = 0;
  read = jest.spyOn(Response.prototype, 'json');
});
afterEach(() => {
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

it('stays while something of hers is not saved', async () => {
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

it('stays until the step after when she has begun to write by the time the answer comes', async () => {
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

it('asks rarely, however often she moves', async () => {
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
