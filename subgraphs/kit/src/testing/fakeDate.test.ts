import { fakeDate } from './fakeDate';

it('sets the date, while every other clock and timer stays as it is', async () => {
  const clocks = () => [performance.now(), Number(process.hrtime.bigint()) / 1e6] as const;
  const timers = [setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, process.nextTick];
  const [began, beganToo] = clocks();

  fakeDate(Date.UTC(2030, 1, 1));
  const faked = [setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, process.nextTick];
  const [now, nowToo] = clocks();
  const date = new Date().toISOString();
  jest.useRealTimers();

  expect(date).toBe('2030-02-01T00:00:00.000Z');
  expect(faked).toEqual(timers);
  expect(now).toBeGreaterThanOrEqual(began);
  expect(nowToo).toBeGreaterThanOrEqual(beganToo);
  expect(new Date().getUTCFullYear()).toBeLessThan(2030);
});
