import { escapeHtml } from './escapeHtml';

/** For when there is nothing to run: a page without script or outside parts, that says what to do. */
export const unavailablePage = (brand: string) =>
  plainPage(brand, 'We will be back in a moment', [
    `Something ${brand} needs is not answering. Nothing of yours is lost.`,
    'Please load this page again in a minute.',
  ]);

export const notBuiltPage = (brand: string) =>
  plainPage(brand, `${brand} is not built yet`, [
    'The files of its pages are missing: npm start builds them.',
  ]);

function plainPage(brand: string, title: string, sentences: string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}
<p><a href="">Try again</a></p></main></body>
</html>
`;
}
