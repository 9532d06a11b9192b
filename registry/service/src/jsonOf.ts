import type { Request } from 'express';
import { bytesOf } from './identified';

/** The parsed body; `{}` without one, null when it is not JSON. */
export function jsonOf(req: Request): unknown {
  try {
    return JSON.parse(bytesOf(req).toString('utf8') || '{}');
  } catch {
    return null;
  }
}
