import type { AnswerEvent, Trouble } from '@athenaeum/shell-contract';
import { createConnection } from './connection';

const answer = (key: string, trouble: Trouble | null, again = jest.fn(() => Promise.resolve(trouble))) =>
  ({ type: 'answer', key, trouble, again }) satisfies AnswerEvent;

let isOnline: jest.SpyInstance;

const goes = (where: 'online' | 'offline') => {
  isOnline.mockReturnValue(where === 'online');
  dispatchEvent(new Event(where));
};

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is fine until an answer lacks something, and again when it comes whole', () => {
  const connection = createConnection();
  connection.heard(answer('home', null));
  expect(connection.get()).toBeNull();

  connection.heard(answer('home', 'partial'));
  expect(connection.get()).toBe('partial');

  connection.heard(answer('home', null));
  expect(connection.get()).toBeNull();
});

it('waits for every query that lacks something', () => {
  const connection = createConnection();
  connection.heard(answer('home', 'partial'));
  connection.heard(answer('salon', 'unreachable'));
  expect(connection.get()).toBe('unreachable');

  connection.heard(answer('salon', null));

  expect(connection.get()).toBe('partial');
});

it('keeps asking, ever more rarely, until it has what was missing', async () => {
  const connection = createConnection();
  const again = jest.fn<Promise<Trouble | null>, []>(() => Promise.resolve('partial'));
  // It answers with any trouble, the default one with that of its event; also below.
  connection.heard(answer('home', 'partial', again as never));

  await jest.advanceTimersByTimeAsync(5000);
  expect(again).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(again).toHaveBeenCalledTimes(2);
  expect(connection.get()).toBe('partial');

  again.mockResolvedValue(null);
  await jest.advanceTimersByTimeAsync(20_000);

  expect(connection.get()).toBeNull();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(again).toHaveBeenCalledTimes(3);
});

it('says offline at once, and asks for what is missing as soon as it is back', async () => {
  const connection = createConnection();
  const again = jest.fn(() => Promise.resolve(null));

  goes('offline');
  expect(connection.get()).toBe('offline');
  connection.heard(answer('home', 'unreachable', again as never));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(again).not.toHaveBeenCalled();

  goes('online');
  await jest.advanceTimersByTimeAsync(0);

  expect(again).toHaveBeenCalledTimes(1);
  expect(connection.get()).toBeNull();
});
