import type { RequestHandler, Response } from 'express';
import type { PersistedDocuments } from './persistedDocuments';

const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Replaces a digest by its document (Apollo's automatic persisted queries), so that later middleware sees
 * documents only. A client that sends an unknown digest is asked to send the document with it.
 */
export const byDigest =
  (documents: PersistedDocuments): RequestHandler =>
  ({ body }: { body?: Body }, res, next) => {
    const persisted = body?.extensions?.persistedQuery;
    if (!body || persisted === undefined || persisted === null) return next();
    const { version, sha256Hash: digest } = persisted;
    if (version !== 1 || typeof digest !== 'string' || !DIGEST.test(digest))
      return refuse(res, 'A persisted query has `version` 1 and its digest as `sha256Hash`.');
    if (body.query === undefined || body.query === null) {
      const document = documents.find(digest);
      if (document === undefined) return void res.json({ errors: [notFound] });
      body.query = document;
    } else if (typeof body.query === 'string' && !documents.learn(body.query, digest))
      return refuse(res, 'The digest is not that of the operation.');
    next();
  };

const refuse = (res: Response, message: string) =>
  void res.status(400).json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });

/** The part of the body that is read here. */
interface Body {
  query?: unknown;
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } | null } | null;
}

const notFound = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
};
