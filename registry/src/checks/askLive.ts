/**
 * Asks a running part, over a connection for this request alone: composing a schema takes longer than a server lets a connection rest, and a
 * request on one that ends just then gets no answer.
 *
 * @returns null when nothing answers
 */
export const askLive = (
  address: string,
  { headers, ...init }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response | null> =>
  fetch(address, { ...init, headers: { ...headers, connection: 'close' } }).catch(() => null);
