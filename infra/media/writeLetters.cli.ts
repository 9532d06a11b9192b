import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Writes the letters of our serif, at display size, as outlines: a server that draws pictures has no fonts, and what draws its SVGs
 * would take whichever the machine has. `node --import tsx infra/media/writeLetters.cli.ts` after an update of the font.
 */
const ROOT = join(import.meta.dirname, '../..');
const FONT = join(
  ROOT,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);
const TARGET = join(ROOT, 'mfe-public-events/src/site/picture/letters.ts');
/** What all measures are in: thousandths of the size. */
const UNITS = 1000;
/** A nearer pair than this is not seen. */
const LEAST_KERNING = 8;

const span = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const ASCII = span(0x20, 95);
const characters = [...ASCII, ...span(0xa0, 96)].map((code) => String.fromCodePoint(code));
const text = `${characters.join('')}–—‘’“”•…€`;

const font = create(
  await subsetFont(readFileSync(FONT), text, {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 72, wght: 400 },
  }),
);
const scale = UNITS / font.unitsPerEm;

const letters = [...text]
  .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  .map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    const outline = glyph.path.scale(scale, -scale).mapPoints((x, y) => [Math.round(x), Math.round(y)]);
    return [letter, [Math.round(glyph.advanceWidth * scale), outline.toSVG()]];
  });

const kerning = ASCII.flatMap((first) =>
  ASCII.flatMap((second) => {
    const { glyphs, positions } = font.layout(String.fromCodePoint(first, second), ['kern']);
    // Some pairs are one letter.
    if (glyphs.length !== 2) return [];
    const nearer = Math.round((positions[0]!.xAdvance - glyphs[0]!.advanceWidth) * scale);
    return Math.abs(nearer) < LEAST_KERNING ? [] : [[String.fromCodePoint(first, second), nearer]];
  }),
);

const written = (entries: readonly (readonly unknown[])[]) =>
  JSON.stringify(Object.fromEntries(entries as [string, unknown][]))
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'");
writeFileSync(
  TARGET,
  `/** Written by \`infra/media/writeLetters.cli.ts\`: Newsreader, by The Newsreader Project Authors, SIL Open Font License 1.1. */

/** Of each letter its advance and its outline, the baseline at 0; thousandths of the size. */
export const letters: Readonly<Record<string, readonly [number, string]>> = JSON.parse(
  '${written(letters)}',
);

/** How much nearer (or farther) the second of two letters is. */
export const kerning: Readonly<Record<string, number>> = JSON.parse(
  '${written(kerning)}',
);
`,
);
