import { toResult, withoutControlCharacters, type RefusalCode } from '@athenaeum/kit';
import type { Request, RequestHandler, Response } from 'express';

const STATUS: Record<RefusalCode, number> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMITED: 429,
  UNAVAILABLE: 503,
  REAUTHENTICATION_REQUIRED: 403,
};
const RETRY_AFTER: Partial<Record<RefusalCode, string>> = { LIMITED: '60', UNAVAILABLE: '5' };

interface Success {
  status?: 200 | 201 | 202;
  message?: string;
  /** Where a refusal is what was asked for, and no failed request. */
  refusalStatus?: Partial<Record<RefusalCode, number>>;
}

/**
 * Answers what `run` gives as `data`. A refusal, or what a schema found wrong with the input, is answered in the shape of
 * every operation (`ok`, `code`, `message`, `fields`) with the status that goes with its code. What is sent comes to
 * `run` without control characters, as it comes to the operations of the graph.
 */
export const jsonHandler =
  (
    run: (req: Request, res: Response) => Promise<unknown>,
    { status = 200, message, refusalStatus }: Success = {},
  ): RequestHandler =>
  async (req, res) => {
    res.set('cache-control', 'no-store');
    const result = await toResult(async () => {
      req.body = withoutControlCharacters(req.body);
      return (await run(req, res)) ?? null;
    }, message);
    if (!result.code) return void res.status(status).json(result);
    const retryAfter = RETRY_AFTER[result.code];
    if (retryAfter) res.set('retry-after', retryAfter);
    res.status(refusalStatus?.[result.code] ?? STATUS[result.code]).json(result);
  };
