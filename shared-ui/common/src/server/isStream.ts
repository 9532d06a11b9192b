import type { ServerResponse } from 'node:http';

/** Server-sent events: open until one of the two ends them. */
export const isStream = (response: Pick<ServerResponse, 'getHeader'>): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
