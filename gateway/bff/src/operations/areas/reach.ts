import { request } from 'undici';

/** How a part answered just now. */
export interface Reach {
  is_reachable: boolean;
  /** How long it took to answer, ms; null where it is not well. */
  ms: number | null;
  /** In a word or two, where it is not well. */
  problem: string | null;
}

const LONGEST = 1500;

/** Asks an address of ours whether it answers; never rejects. */
export const reachAddress = (url: string, method: 'GET' | 'HEAD'): Promise<Reach> =>
  reach(async () => {
    const { statusCode, body } = await request(url, { method, signal: AbortSignal.timeout(LONGEST) });
    await body.dump();
    return statusCode < 400 ? null : `answers ${statusCode}`;
  });

/** Measures one attempt, which answers what is wrong; null when nothing is. */
export async function reach(attempt: () => Promise<string | null>): Promise<Reach> {
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
