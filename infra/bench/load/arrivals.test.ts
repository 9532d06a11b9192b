import { demoRandom } from '@athenaeum/kit/demo';
import { arrivals, goingLive, constantRate } from './arrivals';

const inSecond = (times: readonly number[], from: number, until: number) =>
  times.filter((time) => time >= from * 1000 && time < until * 1000).length;

it('brings as many as the rate says, in order, and the same ones for the same seed', () => {
  const come = () => [...arrivals(demoRandom('one'), constantRate(50), { highest: 50, seconds: 200 })];
  const times = come();

  // 10,000 are expected, and three times the square root of that to either side is rare.
  expect(Math.abs(times.length - 10_000)).toBeLessThan(300);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times.at(-1)).toBeLessThan(200_000);
  expect(come()).toEqual(times);
});

it('comes in clusters, as people do who know nothing of each other', () => {
  const times = [...arrivals(demoRandom('two'), constantRate(10), { highest: 10, seconds: 1000 })];
  const counts = Array.from({ length: 1000 }, (_, second) => inSecond(times, second, second + 1));
  const variance = counts.reduce((sum, count) => sum + (count - 10) ** 2, 0) / counts.length;

  expect(variance).toBeGreaterThan(8);
  expect(variance).toBeLessThan(12);
});

it('brings nobody before a salon goes live, and ever fewer after', () => {
  const rate = goingLive(100, 5, 8);
  const times = [...arrivals(demoRandom('three'), rate, { highest: 100, seconds: 60 })];

  expect(inSecond(times, 0, 5)).toBe(0);
  expect(inSecond(times, 5, 13)).toBeGreaterThan(inSecond(times, 13, 21));
  expect(inSecond(times, 13, 21)).toBeGreaterThan(inSecond(times, 21, 29));
  expect(inSecond(times, 37, 60)).toBeLessThan(30);
});
