import { pino, type Logger } from 'pino';

/** Structured lines; personal data, tokens and codes are never passed in (safety 21), the redaction is the net below. */
export const createLogger = (service: string, level = process.env.LOG_LEVEL ?? 'info'): Logger =>
  pino({
    level,
    base: { service },
    redact: ['*.email', '*.password', '*.token', '*.cookie', '*.authorization', 'req.headers'],
  });
