import type { SignedIn } from '../../faults/member';

export interface OperationAnswer {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: unknown;
}

/** The answer of the operation's one field; null where there was none, or where a part of it is missing. */
export async function requestOperation(
  { request }: Pick<SignedIn, 'request'>,
  query: string,
  variables: object,
): Promise<OperationAnswer | null> {
  const response = await request('/graphql', {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json' },
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as {
    data?: Record<string, OperationAnswer | null> | null;
    errors?: unknown;
  } | null;
  if (!answer || answer.errors) return null;
  return Object.values(answer.data ?? {})[0] ?? null;
}
