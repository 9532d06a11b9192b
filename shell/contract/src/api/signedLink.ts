/** Which kind of thing a stored file belongs to, as the route wants it. */
const TYPES = { salon: 0, coach: 1 } as const;

/**
 * A link to a stored file, signed for five minutes; null when access is refused.
 *
 * @param key the file as it is stored
 * @throws TypeError when there is no response
 */
export async function signedLink(
  apiBase: string,
  key: string,
  { of, signal }: { of: keyof typeof TYPES; signal?: AbortSignal },
): Promise<string | null> {
  const response = await fetch(`${apiBase}/aws-proxy/s3/get-data-from-bucket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    credentials: 'same-origin',
    body: JSON.stringify({ key, type: TYPES[of] }),
    ...(signal && { signal }),
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as { url?: string | null } | null;
  return answer?.url ?? null;
}
