export type Kind =
  'seat' | 'leave' | 'watch' | 'book' | 'cancel' | 'upload' | 'order' | 'checkout' | 'pay' | 'read';

/** Of a thing: its id, and what it is now. */
export interface Answer {
  id: string;
  value: string | number;
}

export interface Asked {
  kind: Kind;
  /** The id of the caller. */
  who: string;
  /** The id of what it is done to; of what does not exist yet, none. */
  about?: string;
  /** What it shall be. */
  wish?: string | number;
}

/**
 * `failed`: it was refused, so it has not happened. `unknown`: nobody answered, so it may have happened, or may yet happen
 * when the process that holds it goes on.
 */
export type Outcome = 'invoked' | 'acknowledged' | 'failed' | 'unknown';

export interface Operation extends Asked {
  outcome: Outcome;
  answer: Answer | null;
  /** Epoch ms. */
  invokedAt: number;
  endedAt: number;
}

/** An answer where it was acknowledged. */
export type Heard = Answer | 'failed' | 'unknown';

/** Everything that was asked, in the order in which it was. */
export function createHistory() {
  let operations: Operation[] = [];
  return {
    /** Records each request before it is sent, and its response. */
    async record(asked: Asked, work: () => Promise<Heard>): Promise<Heard> {
      const operation: Operation = {
        ...asked,
        outcome: 'invoked',
        answer: null,
        invokedAt: Date.now(),
        endedAt: Infinity,
      };
      operations.push(operation);
      const heard = await work().catch(() => 'unknown' as const);
      operation.endedAt = Date.now();
      operation.outcome = typeof heard === 'string' ? heard : 'acknowledged';
      operation.answer = typeof heard === 'string' ? null : heard;
      return heard;
    },
    /** What was asked since it was last taken. */
    take(): Operation[] {
      const taken = operations;
      operations = [];
      return taken;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
