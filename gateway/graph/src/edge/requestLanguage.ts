import { joinReadsWithin } from '@athenaeum/kit';
import { acceptedLanguage, answerInLanguage, currentScope } from '@athenaeum/messages/server';
import type { Request, RequestHandler } from 'express';

// What runs in a language of its own is one request, at no further cost.
joinReadsWithin(currentScope);

/** Sets the language of pages and mails of a request by its Accept-Language header; for none that `isWordless`, since it costs every promise. */
export const requestLanguage =
  (isWordless: (req: Request) => boolean): RequestHandler =>
  (req, res, next) =>
    isWordless(req) ? next() : answerInLanguage(acceptedLanguage(req), res, next);
