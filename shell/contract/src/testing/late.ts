import { delay, http, type RequestHandler } from 'msw';

/** `SLOW_ANSWERS_MS`: maximum random delay of answers; without it there is none. */
const MAX_DELAY_MS = Number(process.env.SLOW_ANSWERS_MS || 0);

/** Waits for a random delay. */
export async function beLate(): Promise<void> {
  if (MAX_DELAY_MS > 0) await delay(Math.random() * MAX_DELAY_MS);
}

const delayed = new Set<string>();
const late = http.all('*', async ({ request, requestId }) => {
  if (delayed.has(requestId) || request.url.endsWith('/graphql')) return;
  delayed.add(requestId);
  await beLate();
});

/** A handler to put before others to delay them, once per request; those of GraphQL are delayed elsewhere. */
export const lateness: RequestHandler[] = MAX_DELAY_MS > 0 ? [late] : [];
