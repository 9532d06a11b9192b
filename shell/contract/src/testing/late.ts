import { delay, http, type RequestHandler } from 'msw';

/** `SLOW_ANSWERS_MS`: the most that an answer is late. How late each is, is chance; without it none is. */
const MAX_DELAY_MS = Number(process.env.SLOW_ANSWERS_MS || 0);

/** Waits for as long as this answer is late. */
export async function beLate(): Promise<void> {
  if (MAX_DELAY_MS > 0) await delay(Math.random() * MAX_DELAY_MS);
}

const delayed = new Set<string>();
const late = http.all('*', async ({ request, requestId }) => {
  if (delayed.has(requestId) || request.url.endsWith('/graphql')) return;
  delayed.add(requestId);
  await beLate();
});

/** What to put before handlers that are to answer late, too. Each request waits once; those of the graph do so elsewhere. */
export const lateness: RequestHandler[] = MAX_DELAY_MS > 0 ? [late] : [];
