import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

export const OVERRIDE_SCRIPT = '/override.js';

const code = readFileSync(join(import.meta.dirname, 'assets/override.js'));

export const overrideIntegrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** The first script in the page of an admin who tries another version of an area (an override). */
export const overrideScript: RequestHandler = (_request, response) =>
  void response.type('text/javascript').setHeader('Cache-Control', 'no-cache').send(code);
