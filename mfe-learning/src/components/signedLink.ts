const SALON_TYPE = 0;

/** A signed link to a stored file, valid for five minutes; null when access is refused. */
export async function signedLink(apiBase: string, key: string, signal?: AbortSignal): Promise<string | null> {
  const response = await fetch(`${apiBase}/aws-proxy/s3/get-data-from-bucket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    credentials: 'same-origin',
    body: JSON.stringify({ key, type: SALON_TYPE }),
    signal,
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as { url?: string | null } | null;
  return answer?.url ?? null;
}
