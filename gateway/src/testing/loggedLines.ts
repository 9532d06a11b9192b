import type * as Pino from 'pino';

/**
 * In place of pino where a test reads what is logged:
 * `jest.mock('pino', () => jest.requireActual('./testing/loggedLines'))`
 */
const actual = jest.requireActual<typeof Pino>('pino');

/** Every line so far, as it would have been printed: one object in JSON. */
export const logged: string[] = [];
const toLines: Pino.DestinationStream = { write: (line) => void logged.push(line) };

export const pino = Object.assign(
  (options: Pino.LoggerOptions) => actual.pino(options, toLines),
  actual.pino,
);
