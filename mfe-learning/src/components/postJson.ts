import type { PlatformV1 } from '@athenaeum/shell-contract';

/** Posts to a REST route of the gateway. Never rejects: null when there is no valid response. */
export async function postJson<Answer>(
  { apiBase }: Pick<PlatformV1, 'apiBase'>,
  path: string,
  body: object,
  init?: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${apiBase}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      ...init,
    });
    return (await response.json()) as Answer | null;
  } catch {
    return null;
  }
}
