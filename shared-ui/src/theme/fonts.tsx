import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-slnt-normal.woff2';
import newsreaderItalic from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/**
 * The `@font-face` rules with the addresses the bundler gave the files. A door of its own (`@athenaeum/shared-ui/fonts`)
 * because importing it makes the bundler emit the files: the shell does, and a remote's standalone page; a remote inside
 * the shell must not.
 */
export const fontFaces = `
${face('Newsreader', newsreader, '200 800', 'normal')}
${face('Newsreader', newsreaderItalic, '200 800', 'italic')}
${face('Commissioner', commissioner, '100 900', 'oblique 0deg 12deg')}
`;

/** The same, for a page that renders its styles. */
export const FontFaces = createGlobalStyle`${fontFaces}`;

/** Worth a preload hint: both are on every page. The italic comes when something uses it. */
export const preloadedFonts = [commissioner, newsreader];

function face(family: string, url: string, weight: string, style: string) {
  return `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-style:${style};font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}`;
}
