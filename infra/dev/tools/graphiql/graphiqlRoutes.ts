import { securityHeaders } from '@athenaeum/shell/server';
import express, { type RequestHandler, Router } from 'express';
import { runScript } from '../../../start/runScript';

const FOLDER = '.cache/dev/graphiql';

/** The CSP of the editor, which needs inline styles and workers. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GraphiQL · Athenaeum</title>
<link rel="stylesheet" href="/graphiql/page.css"><style>body{margin:0}#root{height:100vh}</style></head>
<body><div id="root"></div><script src="/graphiql/page.js"></script></body>
</html>
`;

/** GraphiQL, built at the first request. */
export function graphiqlRoutes(build: () => Promise<void> = buildPage): Router {
  let built: Promise<void> | null = null;
  const whenBuilt: RequestHandler = (_request, response, next) => {
    built ??= build().catch((error: unknown) => {
      built = null;
      throw error;
    });
    built.then(
      () => next(),
      (error: Error) => response.status(500).type('text').send(error.message),
    );
  };
  const routes = Router();
  routes.use('/graphiql', securityHeaders({ secure: false }), whenBuilt);
  routes.get('/graphiql', (_request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(PAGE);
  });
  routes.use('/graphiql', express.static(FOLDER, { index: false }));
  return routes;
}

const buildPage = () =>
  runScript('infra/dev/tools/graphiql/build.process.ts', [], { failure: 'GraphiQL could not be built:' });
