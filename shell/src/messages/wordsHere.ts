import { currentLanguage } from '@athenaeum/messages';
import { defineTranslations, labelsIn, type Translate } from '@athenaeum/shell-contract';
import { within } from '../registry/within';
import type { RegistryView } from '../registry/registryView';

/** How long the first paint waits for translations, ms. */
const LOAD_TIMEOUT_MS = 3000;

const translateShell = defineTranslations({ es: () => import('./es') });

/**
 * Resolves when the translations of the shell and the manifests are loaded, also when they fail or are late: the page is
 * then in English.
 */
export async function wordsHere(
  { remotes }: Pick<RegistryView, 'remotes'>,
  translate: Translate = translateShell,
): Promise<void> {
  const language = currentLanguage();
  if (language === 'en') return;
  const labels = Object.assign({}, ...remotes.map(({ manifest }) => labelsIn(manifest, language)));
  await within(LOAD_TIMEOUT_MS, translate(language, labels)).catch((error: unknown) => console.warn(error));
}
