import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger } from 'pino';

const request = new AsyncLocalStorage<{ requestId: string }>();

/** Everything logged inside `run` carries this request's id, down to the database. */
export const withRequestId = <T>(requestId: string, run: () => T): T => request.run({ requestId }, run);

export const currentRequestId = (): string | undefined => request.getStore()?.requestId;

/** Structured lines; personal data, tokens and codes are never passed in (safety 21), the redaction is the net below. */
export const createLogger = (service: string, level = process.env.LOG_LEVEL ?? 'info'): Logger =>
  pino({
    level,
    base: { service },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
    redact: ['*.email', '*.password', '*.token', '*.cookie', '*.authorization', 'req.headers'],
  });
