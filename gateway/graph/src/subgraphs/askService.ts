import { Refusal, type Result } from '@athenaeum/kit';
import { gatewayCaller } from '../edge/requestId';
import type { SubgraphClient } from './subgraphClient';

/** Runs a gateway-only operation on a subgraph: returns the data of its one field, or throws its refusal. */
export async function askService<T>(
  subgraph: SubgraphClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<T | null> {
  const { data, errors } = await subgraph.ask({ query, variables }, gatewayCaller());
  if (errors?.length) throw new Error(`The ${subgraph.name} subgraph failed: ${errors[0]?.message}`);
  const [answer] = Object.values(data ?? {}) as (Result<T> | null)[];
  if (!answer) throw new Error(`The ${subgraph.name} subgraph did not answer`);
  if (!answer.ok) throw new Refusal(answer.code!, answer.message ?? '', answer.fields ?? undefined);
  return answer.data;
}
