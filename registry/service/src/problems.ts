import { Refusal, type RefusalCode } from '@athenaeum/kit';
import { RegistryProblem } from '@athenaeum/registry';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { addressOf } from '@athenaeum/kit/addressOf';
import { recordRelease } from './audit';
import type { Caller } from './caller';
import type { RefusalLimits } from './refusalLimits';

const STATUS: Partial<Record<RefusalCode, number>> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMITED: 429,
  UNAVAILABLE: 503,
};

/**
 * Error handler: refusals are answered with one sentence, and by field where a body is wrong. Of a known caller's refusals for lack of rights (401 and 403)
 * the first in a minute is in the audit log too.
 */
export const answerProblems =
  (log: Pick<Logger, 'error' | 'warn'>, limits: RefusalLimits): ErrorRequestHandler =>
  async (error: unknown, req, res, _next) => {
    const refusal = asRefusal(error);
    if (!refusal) log.error({ error }, 'a request failed');
    const {
      code,
      message,
      fields: wrong,
    } = refusal ?? {
      code: 'UNAVAILABLE' as const,
      message: 'Something failed here. The log of the release service says what.',
      fields: undefined,
    };
    const caller = res.locals.caller as Caller | undefined;
    const fields = { code, method: req.method, path: req.path, by: caller?.id ?? null };
    if (refusal) log.warn({ event: 'release_refused', ...fields }, message);
    const isAccessRefusal = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code);
    if (isAccessRefusal) await limits.countAddress(addressOf(req));
    if (caller && code === 'FORBIDDEN') await limits.countCaller(caller.id);
    if (caller && isAccessRefusal && (await limits.isFirstOf(caller.id)))
      await recordRelease(caller, {
        operation: 'refuseRelease',
        area: areaIn(req.path),
        after: { asked: `${req.method} ${req.path}` },
        reason: message,
      }).catch((failure: unknown) => log.error({ error: failure }, 'a refusal was not written down'));
    if (res.headersSent) return void res.destroy();
    res
      .status(STATUS[code] ?? 500)
      .set('cache-control', 'no-store')
      .json({ ok: false, code, message, ...(wrong && { fields: wrong }) });
  };

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof RegistryProblem) return new Refusal('CONFLICT', error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const said = `${issue!.path.join('.') || 'The body'}: ${issue!.message}`;
    return new Refusal('INVALID', said, fieldsOf(error));
  }
  const { type } = (error ?? {}) as { type?: unknown };
  if (type === 'entity.too.large') return new Refusal('INVALID', 'This is larger than a file may be.');
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return new Refusal('INVALID', 'This did not arrive whole.');
  return null;
}

/** The first message of each field of a body. */
const fieldsOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues
      .filter(({ path }) => path.length > 0)
      .map(({ path, message }) => [String(path[0]), message] as const)
      .reverse(),
  );

/** The area in a path, for the audit log; requests about no area are filed under `releases`. */
const areaIn = (path: string) => /\/areas\/(mfe[a-z0-9-]{1,60})(\/|$)/.exec(path)?.[1] ?? 'releases';
