import { pino, type DestinationStream, type Logger } from 'pino';
import { createLogLines } from './logLines';
import { traceIds } from './telemetry/tracing';

let lines: DestinationStream | undefined;

/** Structured log lines. Personal data, tokens and codes must not be passed in (safety 21); the redaction is a safety net. */
export const createLogger = (service: string, level = process.env.LOG_LEVEL ?? 'info'): Logger =>
  pino(
    {
      level,
      base: { service },
      mixin: traceIds,
      redact: ['*.email', '*.password', '*.token', '*.cookie', '*.authorization', 'req.headers'],
    },
    // One for all loggers of a process, so that their lines keep their order.
    (lines ??= createLogLines()),
  );
