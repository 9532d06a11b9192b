/** What we use of a library that has no types of its own. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    mapPoints(change: (x: number, y: number) => [number, number]): Path;
    toSVG(): string;
  }

  interface Glyph {
    advanceWidth: number;
    path: Path;
  }

  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(
      text: string,
      features?: readonly string[],
    ): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }

  export function create(font: Buffer): Font;
}
