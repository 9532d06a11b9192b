import type * as Pino from 'pino';

/**
 * A mock of pino for tests that read the log:
 * `jest.mock('pino', () => jest.requireActual('./testing/loggedLines'))`
 */
const actual = jest.requireActual<typeof Pino>('pino');

/** Every log line so far: one JSON object each. */
export const logged: string[] = [];
const toLines: Pino.DestinationStream = { write: (line) => void logged.push(line) };

export const pino = Object.assign(
  (options: Pino.LoggerOptions) => actual.pino(options, toLines),
  actual.pino,
);
