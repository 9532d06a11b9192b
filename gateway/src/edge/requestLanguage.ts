import type { RequestHandler } from 'express';
import { acceptedLanguage, inLanguage } from '../messages/inLanguage';

/** Whatever is written for a request, page or mail, is in the language of ours that its browser wants most. */
export const requestLanguage: RequestHandler = (req, _res, next) => inLanguage(acceptedLanguage(req), next);
