/** How long the first letters wait for their fonts, ms: those are on their way since the first lines of the page. */
const PATIENCE = 1000;
const FONTS = ['1em Commissioner', '1em Newsreader', 'italic 1em Newsreader'];

/**
 * Resolves when the fonts that every page is set in are here, behind the rules that name them; or after a second without
 * them. Letters that are drawn before move what is beside them.
 */
export async function fontsHere(): Promise<void> {
  // A document without fonts of its own has nothing to wait for.
  const { fonts } = document as Partial<Pick<Document, 'fonts'>>;
  if (!fonts) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const all = Promise.all(FONTS.map((font) => fonts.load(font))).catch(() => undefined);
  await Promise.race([all, patience]);
}
