import { DeliveryProblem, problemCode } from '@athenaeum/kit/outbox';
import { isPage, readAnswer } from '../../answers/readAnswer';
import type { JobSystem } from './jobSystem';

interface Options {
  url: string;
  /** The bearer of one job. */
  tokenFor(kind: string): string;
}

/** What the receiver will answer to the same call tomorrow too. A wrong token or address is put right without us. */
const FINAL = [400, 413, 415, 422];

/** An external system over HTTP, with a bearer token per job and an idempotency key. */
export const createHttpSystem = ({ url, tokenFor }: Options): JobSystem => ({
  async run({ job, payload, key }, signal) {
    const response = await fetch(addressOf(url, job.path), {
      method: job.method,
      headers: {
        authorization: `Bearer ${tokenFor(job.kind)}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(payload),
      // The bearer is for this address alone.
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => Promise.reject(unreachable(error)));
    if (response.ok) return void (await readAnswer(response, job.answer));
    // The body is not needed and may never end.
    await response.body?.cancel().catch(() => {});
    // A page is not the receiver's: a proxy or a firewall in front of it has answered.
    const kind = FINAL.includes(response.status) && !isPage(response) ? 'refused' : 'away';
    throw new DeliveryProblem(kind, `HTTP_${response.status}`, retryAfter(response));
  },
});

const addressOf = (url: string, path: string) => url.replace(/\/+$/, '') + path;

const unreachable = (error: unknown) =>
  error instanceof DeliveryProblem ? error : new DeliveryProblem('away', problemCode(error));

/** Seconds or a date, in ms. */
function retryAfter({ headers }: Response): number {
  const given = headers.get('retry-after');
  if (!given) return 0;
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
