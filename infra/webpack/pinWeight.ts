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
  const wght = most ? { min: least, max: most } : least;
  subsetFont(font, EVERY_SIGN, { targetFormat: 'woff2', variationAxes: { wght } }).then(
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
