import { parse } from 'cookie';
import type { Request } from 'express';

export const readCookie = (req: Request, name: string): string | undefined =>
  parse(req.headers.cookie ?? '')[name] || undefined;
