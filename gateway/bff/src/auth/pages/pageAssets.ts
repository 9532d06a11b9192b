import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { Router } from 'express';
import { ESTIMATE_FILES, estimateFile } from './strengthEstimate';

const FONTS = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  'commissioner.woff2': '@fontsource-variable/commissioner/files/commissioner-latin-slnt-normal.woff2',
};

/** Style, script, art and fonts of the pages. */
export function pageAssets(): Router {
  const router = Router();
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS))
    router.get(`/${name}`, (_req, res) => res.sendFile(resolve(file), { maxAge: '365d', immutable: true }));
  router.get('/webauthn.js', (_req, res) => res.sendFile(webauthnBundle(), { maxAge: '1h' }));
  for (const [name, library] of Object.entries(ESTIMATE_FILES)) router.get(`/${name}`, estimateFile(library));
  const folder = fileURLToPath(new URL('./assets', import.meta.url));
  router.use(express.static(folder, { index: false, maxAge: '1h', fallthrough: true }));
  router.use((_req, res) => void res.status(404).end());
  return router;
}

/** The library's own bundle for pages without a bundler; its package exports only what bundlers take. */
function webauthnBundle(): string {
  const main = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return fileURLToPath(new URL('../dist/bundle/index.umd.min.js', pathToFileURL(main)));
}
