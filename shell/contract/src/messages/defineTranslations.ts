import { addSentences, addTranslation, type Language, type Translation } from '@athenaeum/messages';

/** What `messages/es.ts` of an area exports by default. */
export interface TranslationFile {
  messages: Translation;
  /** Sentences that schemas and services write in English, by that English. */
  sentences?: Readonly<Record<string, string>>;
}

type Loaders = Partial<Record<Language, () => Promise<{ default: TranslationFile }>>>;

/**
 * Has what follows written in the language, as far as the area has it; `labels` are those of its manifest. Rejects when the
 * file cannot be loaded.
 */
export type Translate = (language: Language, labels?: Readonly<Record<string, string>>) => Promise<void>;

/**
 * The languages of an area besides English, each loaded only by those who read it. `remote.ts`:
 * `export const translate = defineTranslations({ es: () => import('./messages/es') });`; the shell calls it before anything of
 * the area is shown.
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
