import commissionerExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?wght=400:600';
import newsreaderExtItalic from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-italic.woff2';
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2';
import newsreaderItalic from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2?wght=400';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?wght=400';

const LATIN =
  '0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** Latin Extended, for names such as Łukasz and Zeynep Şahin: fetched only by a page that shows such letters. */
const LATIN_EXT =
  '0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * The `@font-face` rules with the addresses the bundler gave the files. An entry point of its own (`@athenaeum/shared-ui/fonts`)
 * because importing it makes the bundler emit the files: the shell does, and a remote's standalone page; a remote inside
 * the shell must not. What every page fetches is kept to the weights that are set. Where two ranges share a letter the
 * later rule has it, which is the one every page fetches. The browser synthesises the sans italic, which looks the same.
 */
export const fontFaces = [
  [newsreaderExt, newsreaderExtItalic, commissionerExt, LATIN_EXT] as const,
  [newsreader, newsreaderItalic, commissioner, LATIN] as const,
]
  .map(
    ([serif, italic, sans, range]) =>
      face('Newsreader', serif, '400', 'normal', range) +
      face('Newsreader', italic, '400', 'italic', range) +
      face('Commissioner', sans, '400 600', 'normal', range),
  )
  .join('');

/**
 * Adds the fonts to this document, in a style sheet of their own; returns how to remove them. Whenever a sheet with
 * font rules gains a rule, the browser reloads the fonts and shows a fallback until they are there again.
 */
export function addFontFaces(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaces);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function face(family: string, url: string, weight: string, style: string, range: string) {
  return `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-style:${style};font-display:swap;unicode-range:U+${range}}`;
}
