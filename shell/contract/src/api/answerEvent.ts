import type { PlatformEvent } from '../platform/platform';
import type { Answer } from './answer';
import type { Sent } from './sendGraphql';

/** What is wrong with an answer that trying again may put right. */
export type Trouble = 'unreachable' | 'partial';

/** Emitted for every answer to a query, so that the page's owner knows when parts of it are not available. */
export interface AnswerEvent extends PlatformEvent {
  readonly type: 'answer';
  /** Names the query and what it was asked. */
  readonly key: string;
  readonly trouble: Trouble | null;
  /** Asks again, out of sight; when all is well the pages that are open get it. */
  readonly again: () => Promise<Trouble | null>;
}

export function troubleOf({ data, error }: Sent<unknown>): Trouble | null {
  if (error) return error.code === 'NETWORK' ? 'unreachable' : AWAY.includes(error.code) ? 'partial' : null;
  const { partial = [] } = data as Answer<object>;
  return partial.some(({ code }) => AWAY.includes(code)) ? 'partial' : null;
}

const AWAY = ['UNAVAILABLE', 'TIMEOUT'];
