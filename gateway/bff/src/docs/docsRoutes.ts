import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { allDocs } from './allDocs';
import { docsPage } from './docsPage';
import { openapi } from './openapi';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** `/api/docs`, never in production: every route, as a page and as an OpenAPI document. */
export function docsRoutes({ brand }: { brand: string }): Router {
  const router = Router();
  const assets = fileURLToPath(new URL('./assets', import.meta.url));
  router.use('/assets', express.static(assets, { index: false, maxAge: '1h' }));
  router.get('/', (_req, res) => void res.set(PAGE_HEADERS).send(docsPage(allDocs, brand)));
  router.get('/openapi.json', (_req, res) => void res.json(openapi(allDocs, brand)));
  return router;
}
