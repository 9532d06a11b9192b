import { acceptedLanguage, inLanguage } from '@athenaeum/messages/server';
import type { RequestHandler } from 'express';

/** Sets the language of pages and mails of a request by its Accept-Language header. */
export const requestLanguage: RequestHandler = (req, _res, next) => inLanguage(acceptedLanguage(req), next);
