import type { GraphQLCall, InternalCaller } from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';

/** Executes several calls as one; answers each, in the same order. */
export type ExecuteBatch = (
  calls: readonly GraphQLCall[],
  caller: InternalCaller,
) => Promise<readonly ExecutionResult[]>;

interface Batch {
  calls: GraphQLCall[];
  answers: Promise<readonly ExecutionResult[]>;
}

/**
 * Batches the calls that one request makes in one tick of the event loop. No call waits longer than the end of the tick, and
 * calls of different requests are never batched.
 */
export function batchCalls(
  execute: ExecuteBatch,
): (call: GraphQLCall, caller: InternalCaller) => Promise<ExecutionResult> {
  // Each request has its own caller object.
  const batches = new Map<InternalCaller, Batch>();

  return (call, caller) => {
    const batch = batches.get(caller) ?? begin(caller);
    const place = batch.calls.push(call) - 1;
    return batch.answers.then((answers) => answers[place]!);
  };

  function begin(caller: InternalCaller): Batch {
    const calls: GraphQLCall[] = [];
    const answers = new Promise<readonly ExecutionResult[]>((resolve) =>
      setImmediate(() => {
        batches.delete(caller);
        resolve(execute(calls, caller));
      }),
    );
    const batch = { calls, answers };
    batches.set(caller, batch);
    return batch;
  }
}
