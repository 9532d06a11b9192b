import { joinReadsWithin } from '@athenaeum/kit';
import { acceptedLanguage, currentScope, inLanguage } from '@athenaeum/messages/server';
import type { RequestHandler } from 'express';

// Each request runs within its language scope, so the scope identifies the request at no further cost.
joinReadsWithin(currentScope);

/** Sets the language of pages and mails of a request by its Accept-Language header. */
export const requestLanguage: RequestHandler = (req, _res, next) => inLanguage(acceptedLanguage(req), next);
