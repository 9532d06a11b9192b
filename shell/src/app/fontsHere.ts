/** How long the first letters wait for their fonts, ms: those are on their way since the first lines of the page. */
const FONT_TIMEOUT_MS = 1000;
const FONTS = ['1em Commissioner', '1em Newsreader', 'italic 1em Newsreader'];

/**
 * Resolves to true when the fonts that every page is set in are here, behind the rules that name them; to false when one
 * cannot be had, or after a second without them. Letters that change once they are drawn move what is beside them.
 */
export function fontsHere(): Promise<boolean> {
  // A document without fonts of its own has nothing to wait for.
  const { fonts } = document as Partial<Pick<Document, 'fonts'>>;
  if (!fonts) return Promise.resolve(true);
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS, false));
  const all = Promise.all(FONTS.map((font) => fonts.load(font))).then(
    () => true,
    () => false,
  );
  return Promise.race([all, patience]);
}
