import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { Router } from 'express';
import { ESTIMATE_FILES, estimateFile } from './strengthEstimate';

/** Packed by `infra/media/writePageFonts.cli.ts`, with the weights that the styles set. */
const FONTS = ['newsreader.woff2', 'commissioner.woff2'];
const YEAR = { maxAge: '365d', immutable: true };

/** Style, script, art and fonts of the pages. */
export function pageAssets(): Router {
  const router = Router();
  const folder = fileURLToPath(new URL('./assets', import.meta.url));
  for (const name of FONTS) router.get(`/${name}`, (_req, res) => res.sendFile(join(folder, name), YEAR));
  router.get('/webauthn.js', (_req, res) => res.sendFile(webauthnBundle(), { maxAge: '1h' }));
  for (const [name, library] of Object.entries(ESTIMATE_FILES)) router.get(`/${name}`, estimateFile(library));
  router.use(express.static(folder, { index: false, maxAge: '1h', fallthrough: true }));
  router.use((_req, res) => void res.status(404).end());
  return router;
}

/** The library's own bundle for pages without a bundler; its package exports only what bundlers take. */
function webauthnBundle(): string {
  const main = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return fileURLToPath(new URL('../dist/bundle/index.umd.min.js', pathToFileURL(main)));
}
