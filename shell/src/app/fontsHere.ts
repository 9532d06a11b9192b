/** How long the first paint waits for fonts, ms; they are preloaded from the first lines of the page. */
const FONT_TIMEOUT_MS = 1000;
const FONTS = ['1em Commissioner', '1em Newsreader', 'italic 1em Newsreader'];

/**
 * Resolves to true when the page's fonts are loaded and their rules applied; to false when one fails, or after a second.
 * Swapping fonts after the first paint would shift the layout.
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
