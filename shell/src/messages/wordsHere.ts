import { currentLanguage } from '@athenaeum/messages';
import { defineTranslations, labelsIn, type Translate } from '@athenaeum/shell-contract';
import { within } from '../registry/within';
import type { RegistryView } from '../registry/registryView';

/** How long the page waits to be drawn in its language, ms. */
const LOAD_TIMEOUT_MS = 3000;

const translateShell = defineTranslations({ es: () => import('./es') });

/**
 * Resolves when the shell and the labels of its remotes can be read in the page's language; also where that does not
 * come, or not in time: a page in English is better than none.
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
