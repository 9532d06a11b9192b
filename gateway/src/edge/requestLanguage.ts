import type { RequestHandler } from 'express';
import { acceptedLanguage, inLanguage } from '../messages/inLanguage';

/** Sets the language of pages and mails of a request by its Accept-Language header. */
export const requestLanguage: RequestHandler = (req, _res, next) => inLanguage(acceptedLanguage(req), next);
