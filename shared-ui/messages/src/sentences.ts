import { currentLanguage, type Language } from './language';

interface Pattern {
  matches: RegExp;
  translation: string;
}

const exact: Partial<Record<Language, Map<string, string>>> = {};
const patterns: Partial<Record<Language, Pattern[]>> = {};

/**
 * Translations of whole sentences that schemas and services write in English, by that English. `{1}`, `{2}` stand for
 * what differs: `{ 'Keep it to {1} characters': 'Usa como máximo {1} caracteres' }`. They are counted in the order of the
 * English, so its digits ascend from 1; a translation may have them in any order.
 */
export function addSentences(language: Language, sentences: Readonly<Record<string, string>>): void {
  const whole = (exact[language] ??= new Map());
  const withPlaceholders = (patterns[language] ??= []);
  for (const [english, translation] of Object.entries(sentences)) {
    if (!/\{\d\}/.test(english)) whole.set(english, translation);
    else withPlaceholders.push({ matches: patternOf(english), translation });
  }
}

/** The sentence in the current language; as it is where no translation is known. */
export function translateSentence(english: string): string {
  const language = currentLanguage();
  const translation = exact[language]?.get(english);
  if (translation !== undefined) return translation;
  for (const pattern of patterns[language] ?? []) {
    const values = pattern.matches.exec(english);
    if (values)
      return pattern.translation.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '');
  }
  return english;
}

const patternOf = (english: string) =>
  new RegExp(
    `^${english
      .split(/\{\d\}/)
      .map(escaped)
      .join('(.+?)')}$`,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
