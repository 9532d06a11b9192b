import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FONTS_FOLDER, packPageFonts } from './pageFonts';

const read = (name: string) => readFileSync(join(PAGE_FONTS_FOLDER, name));

it('packs the fonts that stand beside the gateway’s pages', async () => {
  const packed = await packPageFonts();

  expect(packed.map(([name]) => name)).toEqual(['newsreader.woff2', 'commissioner.woff2']);
  for (const [name, font] of packed) expect(font.equals(read(name))).toBe(true);
}, 60_000);

it('packs each weight that a style of theirs sets', () => {
  const styles = ['sign-in.css', 'checkout.css', 'rsvp.css'].map((name) => read(name).toString());
  const set = styles.flatMap((style) =>
    [...style.matchAll(/font(?:-weight)?: (\d00)\b(?! \d)/g)].map(([, weight]) => weight),
  );

  expect(new Set(set)).toEqual(new Set(['400', '600']));
});
