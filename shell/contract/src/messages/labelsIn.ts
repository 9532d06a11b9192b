import type { Language } from '@athenaeum/messages';
import type { RemoteManifest } from '../manifest';

/** The translated titles and labels of a manifest, by their English text; empty for English, and without translations. */
export const labelsIn = (
  { translations }: Pick<RemoteManifest, 'translations'>,
  language: Language,
): Readonly<Record<string, string>> | undefined => (language === 'en' ? undefined : translations?.[language]);
