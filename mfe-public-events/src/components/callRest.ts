/** The response body of every REST route of the gateway. */
export interface RestAnswer<Data> {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: Data | null;
}

interface Call {
  method?: 'GET' | 'POST';
  /** The guest's token. */
  bearer?: string;
  /** Sent even if the page closes. */
  keepalive?: boolean;
  /** Public: the browser may cache it. */
  kept?: boolean;
}

/** Calls a REST route of the gateway. Throws when there is no response. */
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
