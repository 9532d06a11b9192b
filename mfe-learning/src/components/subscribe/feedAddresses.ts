export interface FeedAddresses {
  /** For any calendar program. */
  feed: string;
  /** The same, as an address that opens one. */
  webcal: string;
  /** Google's page that subscribes to it. */
  google: string;
}

/**
 * Where the member's calendar is, or that of a peer group: made the first time, the same until another is asked for. Null
 * when it could not be told.
 */
export async function feedAddresses(apiBase: string, group?: string): Promise<FeedAddresses | null> {
  const answer = await ask<FeedAddresses>(apiBase, 'POST', group);
  return answer?.data ?? null;
}

/** From now on the address given so far leads nowhere, and there is another; null when nothing has changed. */
export async function newFeedAddresses(apiBase: string, group?: string): Promise<FeedAddresses | null> {
  const ended = await ask(apiBase, 'DELETE', group);
  return ended?.ok ? feedAddresses(apiBase, group) : null;
}

async function ask<Data>(
  apiBase: string,
  method: 'POST' | 'DELETE',
  group?: string,
): Promise<{ ok: boolean; data: Data | null } | null> {
  const which = group ? `?group=${encodeURIComponent(group)}` : '';
  const response = await fetch(`${apiBase}/api/calendar/feed${which}`, {
    method,
    credentials: 'same-origin',
  }).catch(() => null);
  return response?.ok ? ((await response.json()) as { ok: boolean; data: Data | null }) : null;
}
