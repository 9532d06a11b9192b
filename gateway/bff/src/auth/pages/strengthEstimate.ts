import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** The libraries by which the sign-up page estimates too, as their own bundles for pages without a bundler. */
export const ESTIMATE_FILES: Readonly<Record<string, string>> = {
  'estimate.js': '@zxcvbn-ts/core',
  'estimate-words.js': '@zxcvbn-ts/language-common',
};

/** One of them; zipped it is less than half as long, and is so once for all. */
export function estimateFile(library: string): RequestHandler {
  let read: ReturnType<typeof readZipped> | undefined;
  return async (req, res) => {
    const { plain, zipped } = await (read ??= readZipped(library));
    res.set({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' }).type('text/javascript');
    if (req.acceptsEncodings('gzip')) res.set('content-encoding', 'gzip').send(zipped);
    else res.send(plain);
  };
}

async function readZipped(library: string) {
  const main = createRequire(import.meta.url).resolve(library);
  const plain = await readFile(join(dirname(main), 'zxcvbn-ts.js'));
  return { plain, zipped: await promisify(gzip)(plain, { level: 9 }) };
}
