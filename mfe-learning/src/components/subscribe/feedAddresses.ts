export interface FeedAddresses {
  /** For any calendar program. */
  feed: string;
  /** The same as a `webcal:` address. */
  webcal: string;
  /** Google's page that subscribes to it. */
  google: string;
}

/**
 * The feed addresses of the member or of a peer group: created on first use, the same until replaced. Null
 * when they could not be loaded.
 */
export async function feedAddresses(apiBase: string, group?: string): Promise<FeedAddresses | null> {
  const answer = await ask<FeedAddresses>(apiBase, 'POST', group);
  return answer?.data ?? null;
}

/** Revokes the current address and creates a new one; null when nothing has changed. */
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
