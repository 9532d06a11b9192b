import type { InternalCaller } from '@athenaeum/kit';
import { type SubgraphClient, SubgraphUnavailable } from '@athenaeum/graph/subgraphs';

export interface DomainAnswer<T> {
  ok: boolean;
  code: string | null;
  message: string | null;
  /** Where the operation asked for them. */
  fields?: Record<string, string> | null;
  data: T | null;
}

/** Runs an operation with one field on a domain. Throws an unavailable error when there is no answer: a retry may help. */
export async function askDomain<T>(
  domain: SubgraphClient,
  caller: InternalCaller,
  query: string,
  variables: Record<string, unknown>,
): Promise<DomainAnswer<T>> {
  const { data, errors } = await domain.ask({ query, variables }, caller);
  const [answer] = Object.values(data ?? {}) as (DomainAnswer<T> | null)[];
  if (!errors?.length && answer) return answer;
  const cause = errors?.[0]?.originalError ?? new Error(errors?.[0]?.message);
  throw new SubgraphUnavailable(domain.name, 'answer', { cause });
}
