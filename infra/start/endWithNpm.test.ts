import { endWithNpm } from './endWithNpm';

const NPM = { npm_lifecycle_script: 'node --import tsx infra/start/start.ts' };
const INIT = 1;
let parent = 0;
const leave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
  parent = 4711;
});
afterEach(() => jest.useRealTimers());

it.each([
  ['by node itself, whose terminal goes away', {}],
  ['from another script of npm, as the tests do', { npm_lifecycle_script: 'node infra/ci/test.ts' }],
])('stays when it was started %s', (_how, env) => {
  endWithNpm(leave, env, () => parent);

  parent = INIT;
  jest.advanceTimersByTime(60_000);

  expect(leave).not.toHaveBeenCalled();
});

it.each([
  ['start', NPM],
  ['dev', { npm_lifecycle_script: 'node --import tsx infra/dev/dev.ts "mfe-learning"' }],
])('%s stays while npm is there, and leaves once when its shell was ended', (_script, npm) => {
  endWithNpm(leave, npm, () => parent);
  jest.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();

  parent = INIT;
  jest.advanceTimersByTime(60_000);

  expect(leave).toHaveBeenCalledTimes(1);
});
