import { request } from 'undici';

/** The outcome of one attempt to reach a part. */
export interface Reachability {
  is_reachable: boolean;
  /** Response time, ms; null where it cannot be reached. */
  ms: number | null;
  /** What is wrong, in a few words; null where it is reachable. */
  problem: string | null;
}

const REACH_TIMEOUT_MS = 1500;

/** Requests one of our addresses and reports whether it answers; never rejects. */
export const reachAddress = (url: string, method: 'GET' | 'HEAD'): Promise<Reachability> =>
  reach(async () => {
    const { statusCode, body } = await request(url, {
      method,
      signal: AbortSignal.timeout(REACH_TIMEOUT_MS),
    });
    await body.dump();
    return statusCode < 400 ? null : `answers ${statusCode}`;
  });

/** Times one attempt, which resolves to what is wrong, or to null; never rejects. */
export async function reach(attempt: () => Promise<string | null>): Promise<Reachability> {
  const startedAt = performance.now();
  try {
    const problem = await attempt();
    const ms = Math.round(performance.now() - startedAt);
    return problem === null
      ? { is_reachable: true, ms, problem }
      : { is_reachable: false, ms: null, problem };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      is_reachable: false,
      ms: null,
      problem: isLate ? 'does not answer in time' : 'cannot be reached',
    };
  }
}
