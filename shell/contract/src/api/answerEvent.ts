import type { PlatformEvent } from '../platform/platform';
import type { Answer } from './answer';
import type { Sent } from './sendGraphql';

/** A problem that a retry may solve: the server was `unreachable`, or the answer is `partial`. */
export type Trouble = 'unreachable' | 'partial';

/** Emitted for every answer to a query, so that the platform can show which data is unavailable and retry. */
export interface AnswerEvent extends PlatformEvent {
  readonly type: 'answer';
  /** Identifies the query and its variables. */
  readonly key: string;
  readonly trouble: Trouble | null;
  /** Retries in the background. Resolves to null and updates open pages on success, otherwise to the remaining problem. */
  readonly again: () => Promise<Trouble | null>;
}

/**
 * How an answer failed as a whole or in part; null when it is complete. `unreachable`: no connection; `partial`: some of its
 * services are unavailable.
 */
export function troubleOf({ data, error }: Sent<unknown>): Trouble | null {
  if (error) return error.code === 'NETWORK' ? 'unreachable' : AWAY.includes(error.code) ? 'partial' : null;
  const { partial = [] } = data as Answer<object>;
  return partial.some(({ code }) => AWAY.includes(code)) ? 'partial' : null;
}

const AWAY = ['UNAVAILABLE', 'TIMEOUT'];
