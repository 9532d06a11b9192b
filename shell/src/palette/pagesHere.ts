import { translateSentence } from '@athenaeum/messages';
import { isFor, type PaletteItem, type Role } from '@athenaeum/shell-contract';
import type { RegistryView, RemoteView } from '../registry/registryView';

/**
 * The pages that these roles may open, by their titles. Pages for everybody are not among them: they are ways in for
 * visitors, and steps of flows.
 */
export function pagesHere({ remotes }: RegistryView, roles: readonly Role[]): PaletteItem[] {
  const inOrder = remotes.toSorted((a, b) => orderOf(a) - orderOf(b));
  const pages = inOrder.flatMap(({ manifest }) =>
    manifest.pages
      .filter((page) => page.roles && isFor(page.roles, roles) && !page.bare && !/[:*]/.test(page.path))
      .map(({ path, title }) => ({
        to: path,
        title: translateSentence(title),
        detail: areaOf(manifest.area),
      })),
  );
  // Some have a second address.
  return pages.filter(
    ({ title, detail }, at) =>
      at === pages.findIndex((page) => page.title === title && page.detail === detail),
  );
}

/** As the areas stand in the main navigation; those without a link there last. */
const orderOf = ({ manifest }: RemoteView) => manifest.navigation?.[0]?.order ?? Number.MAX_VALUE;

const areaOf = (area: string) => {
  const said = translateSentence(area);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
