import { Refusal, type Result } from '@athenaeum/kit';
import type { Log } from '@athenaeum/graph/edge';
import type { Graph } from '@athenaeum/graph';
import type { Caller } from './caller';

/**
 * Runs an operation of ours for the caller of the route, through the graph itself: its policies decide, and what it limits
 * is counted together with what pages ask. Answers the data of its one field; throws its refusal.
 */
export type AskGraph = <T>(caller: Caller, query: string, variables?: Record<string, unknown>) => Promise<T>;

export const createAskGraph =
  ({ graph, log }: { graph: Graph; log: Log }): AskGraph =>
  async <T>({ address, ...caller }: Caller, query: string, variables = {}) => {
    const { data, errors } = await graph.ask(
      { query, variables },
      { callerOf: async () => caller, address, log: () => log.child({ requestId: caller.requestId }) },
    );
    const [problem] = errors ?? [];
    if (problem?.extensions?.code === 'UNAVAILABLE') throw new Refusal('UNAVAILABLE', problem.message);
    if (problem?.extensions?.code === 'BAD_USER_INPUT')
      throw new Refusal('INVALID', 'Please check what you ask for.');
    if (problem) throw new Error(`The graph failed: ${problem.message}`);
    const [answer] = Object.values(data ?? {}) as (Result<T> | null)[];
    if (!answer) throw new Refusal('UNAVAILABLE', 'This is not available just now. Please try again.');
    if (!answer.ok) throw new Refusal(answer.code!, answer.message ?? '', answer.fields ?? undefined);
    return answer.data as T;
  };
