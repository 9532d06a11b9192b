import type { ApolloServer } from '@apollo/server';
import { currentRequestId, Refusal, type Result } from '@athenaeum/kit';
import type { GatewayContext, Log } from '../../graph/context';
import type { Caller } from './caller';

/**
 * Runs an operation of ours for whoever called the route, through the graph itself: its policies decide, and what it limits
 * is counted together with what pages ask. Answers the data of its one field; throws its refusal.
 */
export type AskGraph = <T>(caller: Caller, query: string, variables?: Record<string, unknown>) => Promise<T>;

export const createAskGraph =
  ({ apollo, log }: { apollo: ApolloServer<GatewayContext>; log: Log }): AskGraph =>
  async <T>({ viewer, address }: Caller, query: string, variables = {}) => {
    const contextValue = { caller: { viewer, requestId: currentRequestId() ?? '' }, address, log };
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('An operation of a route is answered in one piece');
    const { data, errors } = body.singleResult;
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
