import type { GraphQLCall, InternalCaller } from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';

export interface Execute {
  one(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult>;
  /** Executes several calls as one; answers each, in the same order. */
  all(calls: readonly GraphQLCall[], caller: InternalCaller): Promise<readonly ExecutionResult[]>;
}

interface Asked {
  call: GraphQLCall;
  answer(result: ExecutionResult): void;
  fail(error: unknown): void;
}

interface Batch {
  /** Each request has its own caller object. */
  caller: InternalCaller;
  asked: Asked[];
}

/**
 * Batches the calls that one request makes in one tick of the event loop. No call waits longer than the end of the tick, and
 * calls of different requests are never batched.
 */
export function batchCalls(execute: Execute): Execute['one'] {
  // Of the current tick.
  let waiting: Batch[] = [];

  return (call, caller) =>
    new Promise((answer, fail) => {
      const batch = waiting.find((one) => one.caller === caller) ?? begin(caller);
      batch.asked.push({ call, answer, fail });
    });

  function begin(caller: InternalCaller): Batch {
    if (waiting.length === 0) setImmediate(executeAll);
    const batch = { caller, asked: [] };
    waiting.push(batch);
    return batch;
  }

  function executeAll(): void {
    const begun = waiting;
    waiting = [];
    begun.forEach(executeBatch);
  }

  function executeBatch({ caller, asked }: Batch): void {
    const [first] = asked;
    if (first && asked.length === 1) {
      execute.one(first.call, caller).then(first.answer, first.fail);
      return;
    }
    execute
      .all(
        asked.map(({ call }) => call),
        caller,
      )
      .then(
        (results) => asked.forEach(({ answer }, place) => answer(results[place]!)),
        (error: unknown) => asked.forEach(({ fail }) => fail(error)),
      );
  }
}
