import type { InternalCaller } from '@athenaeum/kit';
import { type SubgraphClient, SubgraphUnavailable } from '@athenaeum/graph/subgraphs';

export interface SubgraphResult<T> {
  ok: boolean;
  code: string | null;
  message: string | null;
  /** Messages by field; missing when the operation does not select `fields`. */
  fields?: Record<string, string> | null;
  data: T | null;
}

/**
 * Runs an operation with one field on a domain's subgraph.
 *
 * @throws SubgraphUnavailable when there is no answer: a retry may help
 */
export async function executeOnSubgraph<T>(
  subgraph: SubgraphClient,
  caller: InternalCaller,
  query: string,
  variables: Record<string, unknown>,
): Promise<SubgraphResult<T>> {
  const { data, errors } = await subgraph.ask({ query, variables }, caller);
  const [answer] = Object.values(data ?? {}) as (SubgraphResult<T> | null)[];
  if (!errors?.length && answer) return answer;
  const cause = errors?.[0]?.originalError ?? new Error(errors?.[0]?.message);
  throw new SubgraphUnavailable(subgraph.name, 'answer', { cause });
}
