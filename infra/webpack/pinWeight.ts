import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/**
 * Keeps of a variable font the weights that the design sets: `font.woff2?wght=400`, `?wght=400:600`. A browser unpacks the
 * fonts of a page before it draws the first word in them, so every weight nobody sees delays all of them.
 */
export default function pinWeight(this: LoaderContext<object>, font: Buffer): void {
  const [least, most] = (new URLSearchParams(this.resourceQuery).get('wght') ?? '').split(':').map(Number);
  const answer = this.async();
  if (!least) return answer(new Error(`${this.resourcePath} is asked for without a weight.`));
  pinned(font, most ? { min: least, max: most } : least).then(
    (kept) => answer(null, kept),
    (error: Error) => answer(error),
  );
}

/** Fonts come as bytes. */
export const raw = true;

// The files hold one script each already: all that they have is kept.
const EVERY_SIGN = Array.from({ length: 0xfffe - 0x20 }, (_, index) => 0x20 + index)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('');

/** Several times what packing takes on a busy machine. */
const PACKING_TIMEOUT_MS = 10_000;
const LOOK_INTERVAL_MS = 50;

/** Packing a font takes most of a second and every app has the same ones, so what was packed is kept for the next. */
async function pinned(font: Buffer, wght: number | { min: number; max: number }): Promise<Buffer> {
  const root = process.cwd();
  const hash = createHash('sha256').update(font).update(JSON.stringify(wght));
  // What packs them: this, and what is installed.
  for (const file of [import.meta.filename, join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  const folder = join(root, '.cache/fonts');
  const kept = join(folder, `${hash.digest('hex')}.woff2`);
  mkdirSync(folder, { recursive: true });
  const begun = `${kept}.begun`;
  if (existsSync(kept) || (!isFirst(begun) && (await isMade(kept)))) return readFileSync(kept);
  try {
    const made = await subsetFont(font, EVERY_SIGN, { targetFormat: 'woff2', variationAxes: { wght } });
    // Another build may have packed the same font meanwhile: neither reads half a file.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, made);
    renameSync(draft, kept);
    return made;
  } finally {
    rmSync(begun, { force: true });
  }
}

/** Of builds that want the same font at the same time. */
function isFirst(begun: string): boolean {
  try {
    writeFileSync(begun, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the build that was first has packed it; one that was ended on its way never does. */
async function isMade(kept: string): Promise<boolean> {
  for (let waited = 0; !existsSync(kept); waited += LOOK_INTERVAL_MS) {
    if (waited > PACKING_TIMEOUT_MS) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
  return true;
}
