import type { Language } from '@athenaeum/messages';
import type { RemoteManifest } from '../manifest';

/** Titles and labels of a manifest in a language, by their English; none for English, and where the manifest has none. */
export const labelsIn = (
  { translations }: Pick<RemoteManifest, 'translations'>,
  language: Language,
): Readonly<Record<string, string>> | undefined => (language === 'en' ? undefined : translations?.[language]);
