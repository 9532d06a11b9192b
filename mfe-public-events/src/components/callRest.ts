/** The shape of every answer of the gateway's own routes. */
export interface RestAnswer<Data> {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: Data | null;
}

interface Call {
  method?: 'GET' | 'POST';
  /** What proves whose it is. */
  bearer?: string;
  /** Sent to its end even if the page closes. */
  keepalive?: boolean;
  /** The same for everybody: the browser may keep it. */
  kept?: boolean;
}

/** Asks a route of the gateway. Throws when no answer came. */
export async function callRest<Data>(
  url: string,
  { method = 'GET', bearer, keepalive = false, kept = false }: Call = {},
): Promise<RestAnswer<Data>> {
  const response = await fetch(url, {
    method,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    credentials: 'same-origin',
    keepalive,
    ...(kept ? {} : { cache: 'no-store' as const }),
  });
  return (await response.json()) as RestAnswer<Data>;
}
