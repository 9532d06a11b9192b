export interface FeedAddresses {
  /** For any calendar program. */
  feed: string;
  /** The same, as an address that opens one. */
  webcal: string;
  /** Google's page that subscribes to it. */
  google: string;
}

/** Where her calendar is: made the first time, the same until she asks for another. Null when it could not be told. */
export async function feedAddresses(apiBase: string): Promise<FeedAddresses | null> {
  const answer = await ask<FeedAddresses>(apiBase, 'POST');
  return answer?.data ?? null;
}

/** From now on the address given so far leads nowhere, and there is another; null when nothing has changed. */
export async function newFeedAddresses(apiBase: string): Promise<FeedAddresses | null> {
  const ended = await ask(apiBase, 'DELETE');
  return ended?.ok ? feedAddresses(apiBase) : null;
}

async function ask<Data>(
  apiBase: string,
  method: 'POST' | 'DELETE',
): Promise<{ ok: boolean; data: Data | null } | null> {
  const response = await fetch(`${apiBase}/api/calendar/feed`, { method, credentials: 'same-origin' }).catch(
    () => null,
  );
  return response?.ok ? ((await response.json()) as { ok: boolean; data: Data | null }) : null;
}
