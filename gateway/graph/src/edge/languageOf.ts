import type { Language } from '@athenaeum/messages';
import { acceptedLanguage } from '@athenaeum/messages/server';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

/** Browsers send few different headers; a client that makes them up fills no memory. */
const MAX_HEADERS = 200;
const known = new LRUCache<string, Language>({ max: MAX_HEADERS });

/** The language that a request asks for. */
export function languageOf(req: Request): Language {
  const header = req.headers['accept-language'] ?? '';
  let language = known.get(header);
  if (language === undefined) known.set(header, (language = acceptedLanguage(req)));
  return language;
}
