import { addSentences, addTranslation, type Language, type Translation } from '@athenaeum/messages';

/** The default export of an area's `messages/es.ts`. */
export interface TranslationFile {
  messages: Translation;
  /** Sentences that schemas and services write in English, by their English text. */
  sentences?: Readonly<Record<string, string>>;
}

type Loaders = Partial<Record<Language, () => Promise<{ default: TranslationFile }>>>;

/**
 * Switches the area's messages to a language, as far as it has it; `labels` are those of its manifest.
 *
 * @throws when the file cannot be loaded
 */
export type Translate = (language: Language, labels?: Readonly<Record<string, string>>) => Promise<void>;

/**
 * The languages of an area besides English, loaded on demand. `remote.ts`: `export const translate = defineTranslations({
 * es: () => import('./messages/es') });`; the shell calls it before it shows anything of the area.
 */
export const defineTranslations =
  (load: Loaders): Translate =>
  async (language, labels = {}) => {
    addSentences(language, labels);
    const file = await load[language]?.();
    if (!file) return;
    addTranslation(language, file.default.messages);
    addSentences(language, file.default.sentences ?? {});
  };
