import { escapeHtml } from '@athenaeum/common/escaping';
import { addTranslation, type Language } from '@athenaeum/messages';
import { inLanguage } from '@athenaeum/messages/server';
import { plainPagesSpanish } from './plainPages.es';
import { plainPagesText as messages } from './plainPages.messages';

addTranslation('es', plainPagesSpanish);

/** A page without scripts or external files, for when there is no build. */
export const unavailablePage = (brand: string, language: Language) =>
  inLanguage(language, () =>
    plainPage(brand, language, messages.backSoon, [messages.notAnswering({ brand }), messages.loadAgain]),
  );

export const notBuiltPage = (brand: string, language: Language) =>
  inLanguage(language, () =>
    plainPage(brand, language, messages.notBuilt({ brand }), [messages.missingFiles]),
  );

function plainPage(brand: string, language: Language, title: string, sentences: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}
<p><a href="">${escapeHtml(messages.tryAgain)}</a></p></main></body>
</html>
`;
}
