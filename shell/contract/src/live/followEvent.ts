import type { LiveFact } from '@athenaeum/common/facts';
import type { PlatformEvent } from '../platform/platform';

/** Emitted by a page that follows facts while it is open. A platform without a stream ignores it. */
export interface FollowEvent extends PlatformEvent {
  readonly type: 'follow';
  readonly hear: (fact: LiveFact) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}
