import type { GraphQLCall, InternalCaller } from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';

/** Asks several questions at once; answers each, in their order. */
export type AskAll = (
  calls: readonly GraphQLCall[],
  caller: InternalCaller,
) => Promise<readonly ExecutionResult[]>;

interface Turn {
  calls: GraphQLCall[];
  answers: Promise<readonly ExecutionResult[]>;
}

/**
 * Asks together what one request asks in one turn of the event loop. Nothing waits longer than for the turn's end, and
 * nothing is asked together with a question of another request.
 */
export function joinTurn(
  askAll: AskAll,
): (call: GraphQLCall, caller: InternalCaller) => Promise<ExecutionResult> {
  // A caller is made anew for each request.
  const turns = new Map<InternalCaller, Turn>();

  return (call, caller) => {
    const turn = turns.get(caller) ?? begin(caller);
    const place = turn.calls.push(call) - 1;
    return turn.answers.then((answers) => answers[place]!);
  };

  function begin(caller: InternalCaller): Turn {
    const calls: GraphQLCall[] = [];
    const answers = new Promise<readonly ExecutionResult[]>((resolve) =>
      setImmediate(() => {
        turns.delete(caller);
        resolve(askAll(calls, caller));
      }),
    );
    const turn = { calls, answers };
    turns.set(caller, turn);
    return turn;
  }
}
