import { warmUp } from './warmUp';

const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const isWarm = () => (log.info.mock.calls[0] as [{ isWarm: boolean }])[0].isWarm;

it('resolves once everything is read', async () => {
  let isRead!: () => void;
  const events: string[] = [];
  const reading = new Promise<void>((resolve) => (isRead = resolve)).then(() => void events.push('read'));
  const warming = warmUp(() => reading, { log }).then(() => void events.push('ready'));

  isRead();
  await warming;

  expect(events).toEqual(['read', 'ready']);
  expect(isWarm()).toBe(true);
});

it('lets the process start cold when that fails, and says so', async () => {
  await warmUp(() => Promise.reject(new Error('no library')), { log });

  expect(isWarm()).toBe(false);
  expect(log.warn).toHaveBeenCalledWith({ err: new Error('no library') }, 'warming up failed');
});

it('does not wait for long', async () => {
  await warmUp(() => new Promise(() => {}), { log, timeoutMs: 10 });

  expect(isWarm()).toBe(false);
});
